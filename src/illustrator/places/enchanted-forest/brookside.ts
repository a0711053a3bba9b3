import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, bend, oval, type Point, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes, rays } from "../parts/air.ts";
import { edge, footing, ground, hill, lightPool } from "../parts/land.ts";
import { bush, fern, meadow, tuft } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { rock } from "../parts/rock.ts";
import { heavens, mist, skyWash } from "../parts/sky.ts";
import { treeLine } from "../parts/trees.ts";
import { brook, lilyPads, reeds } from "../parts/water.ts";
import type { Scenery, Stage } from "../stage.ts";
import { throughTheTrees } from "./canopy.ts";

const { width: W, height: H } = FRAME;

/** A brook behind the figures with a log across it, birches at one side, a mossy boulder at the other. */
export function brookside(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night, snow } = stage;
  const p = canvas.palette;
  let back = skyWash(stage) + heavens(stage, W * 0.3, y * 0.5);
  back +=
    treeLine(stage, y - 40, y * 0.52, 9, 0.84, 0.6) +
    hill(stage, edge(random, y - 40, 18), canvas.fade(p.ground[0], 0.55), { marks: 20 });
  back += treeLine(stage, y - 4, y * 0.62, 5, 0.6, 0.3) + mist(stage, y - 40, 320, 0.6);
  back += throughTheTrees(stage, W * 0.3, y - 190);
  back +=
    ground(stage, edge(random, y, 12)) +
    bush(canvas, W * 0.22, y + 20, 150, p.mid, { depth: 0.32, snow }) +
    bush(canvas, W * 0.56, y + 14, 120, p.mid, { depth: 0.38, snow });
  const level = y + (floor - y) * 0.24;
  const span = (floor - y) * 0.26;
  const bankTop: Point[] = [
    [-60, level + 26],
    [W * 0.2, level + 4],
    [W * 0.45, level + 16],
    [W * 0.7, level - 8],
    [W + 60, level - 30],
  ];
  const bankBottom: Point[] = [
    [-60, level + span * 1.24],
    [W * 0.25, level + span],
    [W * 0.5, level + span * 0.86],
    [W * 0.75, level + span * 0.76],
    [W + 60, level + span * 0.46],
  ];
  back += brook(
    stage,
    bankTop,
    bankBottom,
    night ? mix(p.sky[2], p.ground[2], 0.4) : canvas.grade(mix("#6fb7bd", p.sky[1], 0.25)),
    p.ground[1],
  );
  if (!snow)
    back += lilyPads(stage, [
      [W * 0.16, level + span * 0.7],
      [W * 0.24, level + span * 0.82],
      [W * 0.1, level + span * 0.9],
    ]);
  back += log(stage, [W * 0.56, level + span * 1.06], [W * 0.9, level + span * 0.02]);
  back += reeds(stage, W * 0.42, level + span * 0.98, 90, canvas.shade(mix(p.ground[1], p.near, 0.4), 0.05));
  back += meadow(stage, level + span * 1.3, H, 90);
  back += lightPool(stage, W * 0.48, floor - 10, 420, night ? 0.26 : 0.45);
  back += [
    [0.9, 46, 0.12],
    [0.985, 62, 0.04],
    [0.83, 30, 0.32],
  ]
    .map(([u = 0, w = 0, depth = 0], i) => birch(stage, W * u, floor - 128 + i * 22 - (i > 1 ? 80 : 0), w, depth))
    .join("");
  back +=
    footing(stage, W * 0.05, floor - 44, 210) +
    rock(canvas, W * 0.05, floor - 50, 300, night ? "#66739e" : "#97a08e", snow) +
    moss(stage, W * 0.05, floor - 50, 300);
  back +=
    fern(canvas, W * 0.2, floor - 40, 120, canvas.shade(mix(p.near, p.ground[1], 0.4), 0.02)) +
    fern(canvas, W * 0.88, floor - 60, 140, mix(p.near, p.ground[1], 0.3), -1);
  back += tuft(stage, W * 0.98, floor - 76, 160);
  if (!snow)
    back += flowers(
      stage,
      [
        [W * 0.24, floor - 20, night ? "#b8c4ff" : "#8fa8e8"],
        [W * 0.78, floor - 46, night ? "#d9b8ff" : "#fff3dd"],
        [W * 0.34, level - 4, "#f2a0b0"],
      ],
      6,
    );
  const air = motes(stage, y * 0.7, floor, night ? 26 : 14);
  const front = night || stage.weather === "rain" ? "" : rays(stage, W * 0.2, -200, "#fff6cc", 5, 0.12, 0.9);
  return { back, air, front };
}

function log(stage: Stage, from: Point, to: Point): string {
  const { canvas, snow } = stage;
  const bark = canvas.grade(mix(canvas.palette.trunk, "#a5805f", 0.4));
  const body = bend(from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 18], to, 10);
  const end = oval(from[0], from[1], 15, 21);
  const moss = snow ? "#fbfcff" : canvas.grade("#8fb05a");
  const top = body.map(([x, y]) => [x - 3, y - 13] as const);
  return (
    fill(
      tube(
        body.map(([x, y]) => [x + 4, y + 20] as const),
        18,
        10,
      ),
      canvas.palette.shadow,
      0.22,
    ) +
    paint(canvas, tube(body, 21, 13), bark, {
      turn: 9,
      strokes: 30,
      strokeLength: 40,
      strokeAngle: Math.atan2(to[1] - from[1], to[0] - from[0]),
    }) +
    line(`M${top.map(([x, y]) => at(x, y)).join("L")}`, moss, snow ? 8 : 7, 0.8) +
    paint(canvas, end, canvas.lighten(bark, 0.4), {
      turn: 3,
      strokes: 0,
      inside: line(oval(from[0], from[1], 9, 13) + oval(from[0], from[1], 4, 6), canvas.shade(bark, 0.3), 1.8, 0.7),
    })
  );
}

function birch(stage: Stage, x: number, y: number, width: number, depth: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`birch${Math.round(x)}`);
  const white = canvas.fade(canvas.grade("#efe9dc"), depth);
  let scars = "";
  for (let i = 0; i < 26; i++)
    scars += mark(
      x + random.gauss() * width * 0.5,
      random.range(-40, y),
      width * random.range(0.3, 0.8),
      2.6,
      random.gauss() * 0.12,
    );
  const d = tube(
    [
      [x, y + 8],
      [x + random.gauss() * 14, y * 0.6],
      [x + random.gauss() * 26, y * 0.25],
      [x + random.gauss() * 30, -70],
    ],
    width * 0.56,
    width * 0.4,
  );
  return (
    paint(canvas, d, white, {
      turn: width * 0.24,
      shadow: 0.34,
      strokes: 10,
      strokeAngle: 1.5,
      inside: fill(scars, canvas.shade(white, 0.75), 0.6),
    }) + tuft(stage, x, y + 8, width * 2.2)
  );
}

/** A soft cap of moss on a boulder. */
function moss(stage: Stage, x: number, y: number, width: number): string {
  if (stage.snow) return "";
  const { canvas } = stage;
  const random = canvas.randomFor("moss");
  const green = canvas.grade(mix("#8fb05a", canvas.palette.ground[1], 0.5));
  let dabs = "";
  for (let i = 0; i < 70; i++) {
    const t = random.range(-0.4, 0.4);
    dabs += mark(
      x + t * width,
      y - width * (0.46 - t * t * 1.2) + random() * width * 0.1,
      random.range(12, 24),
      5,
      random.gauss(),
    );
  }
  return fill(dabs, green, 0.8);
}
