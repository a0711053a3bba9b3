import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, bend, box, ellipse, num, oval, type Point, polygon, smooth, tube } from "../../gouache/path.ts";
import { strokes } from "../../gouache/brush.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { door, pane } from "../parts/openings.ts";
import { smokeFrom } from "../parts/buildings.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { bush, meadow, mushroom } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { heavens, mist, skyWash } from "../parts/sky.ts";
import { treeLine } from "../parts/trees.ts";
import { trunk } from "../parts/trunk.ts";
import type { Scenery, Stage } from "../stage.ts";
import { canopy, throughTheTrees } from "./canopy.ts";

const { width: W, height: H } = FRAME;

/** Somebody's home: a huge old tree with a round-topped door, lit windows and lanterns on a string. */
export function hollowTree(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night, snow } = stage;
  const p = canvas.palette;
  let back = skyWash(stage) + heavens(stage, W * 0.7, y * 0.46);
  back +=
    treeLine(stage, y - 30, y * 0.56, 8, 0.85, 0.5) +
    hill(stage, edge(random, y - 34, 16), canvas.fade(p.ground[0], 0.58), { marks: 20 });
  back += treeLine(stage, y - 4, y * 0.66, 5, 0.62, 0.25) + mist(stage, y - 50, 300, 0.6);
  back += trunk(stage, W * 0.72, y + 6, 30, { depth: 0.52 }) + trunk(stage, W * 0.9, y + 10, 48, { depth: 0.4 });
  back +=
    bush(canvas, W * 0.8, y + 20, 170, p.mid, { depth: 0.34, snow }) +
    bush(canvas, W * 0.58, y + 12, 110, p.mid, { depth: 0.42, snow });
  back += throughTheTrees(stage, W * 0.7, y - 190);
  back +=
    ground(stage, edge(random, y + 6, 10)) +
    way(stage, W * 0.3, W * 0.56, 280, mix(p.ground[0], snow ? "#ffffff" : "#f6e3b0", night ? 0.16 : 0.5), 0.75);
  back += meadow(stage, y + 40, H, 90);
  back +=
    lightPool(stage, W * 0.3, floor - 110, 330, night ? 0.5 : 0.42) +
    lightPool(stage, W * 0.56, floor, 380, night ? 0.2 : 0.36);
  back += footing(stage, W * 0.16, floor - 108, 360) + home(stage, W * 0.14, floor - 120, 300) + canopy(stage, -1);
  back += lanterns(stage, [W * 0.26, y - 210], [W * 1.04, y - 130]);
  const caps = night ? (["#7fd8ff", "#c9a0ff"] as const) : (["#d9473f", "#e58a3f"] as const);
  if (!snow)
    back +=
      mushroom(canvas, W * 0.37, floor - 84, 56, caps[0], night ? "#9fe6ff" : undefined) +
      mushroom(canvas, W * 0.41, floor - 76, 34, caps[1], night ? "#d9b8ff" : undefined) +
      mushroom(canvas, W * 0.95, floor - 50, 66, caps[0], night ? "#9fe6ff" : undefined);
  if (!snow)
    back += flowers(stage, [
      [W * 0.86, floor - 20, night ? "#b8c4ff" : "#f2a0b0"],
      [W * 0.3, floor - 60, "#fff3dd"],
      [W * 0.78, floor - 110, "#f6cf5a"],
    ]);
  return { back, air: motes(stage, y * 0.6, floor, night ? 26 : 14) };
}

function home(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow, hour } = stage;
  const random = canvas.randomFor("home");
  const bark = canvas.grade(mix(canvas.palette.trunk, canvas.palette.near, 0.16));
  const k = width / 2;
  const left: Point[] = [
    [x - k * 1.25, y],
    [x - k * 0.96, y - width * 0.5],
    [x - k * 0.84, y - width * 1.2],
    [x - k * 0.95, y - width * 2],
    [x - k * 1.3, -80],
  ];
  const right: Point[] = [
    [x + k * 1.4, -80],
    [x + k * 0.9, y - width * 2],
    [x + k * 0.82, y - width * 1.2],
    [x + k * 0.98, y - width * 0.5],
    [x + k * 1.3, y],
  ];
  const roots: Point[] = [
    [x + k * 2, y + 30],
    [x + k * 1.1, y + 22],
    [x + k * 0.6, y + 40],
    [x - k * 0.4, y + 20],
    [x - k * 1.1, y + 44],
    [x - k * 1.9, y + 24],
  ];
  const grain =
    fill(
      strokes(random, [x - k * 1.6, 0, x + k * 1.6, y], { count: 90, length: 210, half: 5, angle: 1.55 }),
      canvas.shade(bark, 0.6),
      0.22,
    ) +
    fill(
      strokes(random, [x - k * 1.5, 0, x + k * 0.3, y], { count: 46, length: 170, half: 5, angle: 1.55 }),
      canvas.lighten(bark, 0.5),
      0.26,
    );
  const moss = canvas.linear([
    [0, snow ? "#fbfcff" : canvas.palette.ground[1], 0],
    [1, snow ? "#fbfcff" : canvas.palette.ground[1], 0.7],
  ]);
  const inside = `${grain}<rect x="${num(x - width * 1.2)}" y="${num(y - width * 0.4)}" width="${num(width * 2.4)}" height="${num(width * 0.6)}" fill="${moss}"/>`;
  const branch = tube(
    bend([x + k * 0.6, y - width * 1.7], [x + width * 1.1, y - width * 1.95], [x + width * 1.75, y - width * 2.5], 10),
    44,
    14,
  );
  const lit = hour !== "day" || stage.weather === "rain";
  const doorX = x + k * 0.22;
  return (
    smokeFrom(canvas, x + k * 1.16, y - width * 1.5, 130) +
    paint(
      canvas,
      polygon([
        [x + k * 0.7, y - width * 1.1],
        [x + k * 1.06, y - width * 1.2],
        [x + k * 1.06, y - width * 1.42],
        [x + k * 1.24, y - width * 1.42],
        [x + k * 1.24, y - width * 1.06],
        [x + k * 0.7, y - width * 0.94],
      ]),
      canvas.grade("#8f8a94"),
      { turn: 6, strokes: 10 },
    ) +
    paint(canvas, branch, canvas.shade(bark, 0.08), { turn: 14, strokes: 20, strokeAngle: -0.5 }) +
    paint(canvas, smooth([...left, ...right, ...roots], true, 0.7), bark, {
      turn: 40,
      shadow: 0.3,
      strokes: 0,
      inside,
      from: { x: canvas.light.x, y: 0 },
    }) +
    canvas.glow(doorX, y - 60, 170, canvas.palette.lamp, lit ? 0.4 : 0.12) +
    door(canvas, doorX, y + 8, 104, 168, canvas.grade("#5f8f86"), canvas.grade("#d9b98a")) +
    pane(canvas, doorX, y - 84, 34, 34, { lit: true, shape: "round", frame: canvas.grade("#d9b98a") }) +
    pane(canvas, x - k * 0.42, y - width * 0.98, 62, 62, { lit, shape: "round", frame: canvas.grade("#d9b98a") }) +
    pane(canvas, x + k * 0.34, y - width * 1.32, 46, 64, { lit, shape: "arch", frame: canvas.grade("#d9b98a") }) +
    paint(canvas, smooth(ellipse(doorX, y + 14, 84, 15)), canvas.grade("#b9ad98"), { turn: 4, strokes: 8 }) +
    awning(stage, doorX, y - 172, 150)
  );
}

/** A mossy little roof over the door. */
function awning(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow } = stage;
  const d = smooth(
    [
      [x - width / 2, y + 22],
      [x - width * 0.36, y - 4],
      [x, y - 22],
      [x + width * 0.36, y - 4],
      [x + width / 2, y + 22],
      [x, y + 6],
    ],
    true,
    0.8,
  );
  return paint(canvas, d, snow ? "#f6f8fc" : canvas.grade("#b9584c"), {
    turn: 6,
    strokes: 14,
    strokeLength: 20,
    strokeAngle: 1.2,
  });
}

/** Small lanterns along a string through the trees. */
function lanterns(stage: Stage, from: Point, to: Point): string {
  const { canvas, night } = stage;
  const lit = night || stage.hour === "sunset";
  const spot = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * 80,
  ];
  const cord = Array.from({ length: 15 }, (_, i) => spot(i / 14));
  let svg = line(`M${cord.map(([x, y]) => at(x, y)).join("L")}`, canvas.palette.foreground, 2.4, 0.7);
  const hues = ["#ffcf6a", "#f2a08a", "#bfe0a0", "#ffe3a0"];
  for (let i = 0; i < 6; i++) {
    const [x, y] = spot((i + 0.6) / 6.4);
    const tone = canvas.grade(hues[i % hues.length] ?? "#ffcf6a");
    svg +=
      canvas.glow(x, y + 22, 64, canvas.palette.lamp, lit ? 0.6 : 0.26) +
      line(`M${at(x, y)}v8`, canvas.palette.foreground, 2) +
      paint(canvas, box(x - 12, y + 8, 24, 32, 10), tone, { turn: 4, strokes: 4 }) +
      fill(oval(x, y + 24, 6, 9), "#fff7da", 0.8) +
      fill(box(x - 9, y + 5, 18, 6, 2) + box(x - 8, y + 38, 16, 5, 2), canvas.palette.foreground);
  }
  return svg;
}
