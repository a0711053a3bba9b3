import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { bunting } from "../parts/street.ts";
import { edge, footing, ground, lightPool } from "../parts/land.ts";
import { bush } from "../parts/plants.ts";
import { brook } from "../parts/water.ts";
import type { Scenery, Stage } from "../stage.ts";
import { flyingCar, hoverTree, moonLamp, skyline, skyscraper } from "./city.ts";

const W = FRAME.width;

/** A quay on a canal: round shop fronts with glowing signs, a slim bridge, the towers behind. */
export function canal(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  let back =
    skyline(stage, W * 0.66) +
    skyscraper(stage, W * 0.56, y + 30, 110, 360, 0.42, "needle") +
    skyscraper(stage, W * 0.7, y + 30, 90, 240, 0.44, "rounded") +
    flyingCar(canvas, W * 0.5, y - 230, 0.6, "#f08a6a", -1) +
    flyingCar(canvas, W * 0.72, y - 310, 0.46, "#7fd0c0");
  const row: readonly (readonly [number, number, Hex])[] = [
    [0.9, 210, "#f0b8c8"],
    [0.74, 170, "#b8dce8"],
    [0.6, 130, "#f3d8b0"],
  ];
  back += row
    .map(([u, w, wall]) => shop(stage, W * u, y + 50, w, wall, 0.24))
    .reverse()
    .join("");
  back += ground(stage, edge(random, y + 46, 3), { marks: 40 }) + hoverTree(stage, W * 0.5, y + 74, 130, 0.2);
  const level = y + (floor - y) * 0.3;
  const span = (floor - y) * 0.26;
  const top: Point[] = [
    [-60, level + 10],
    [W * 0.3, level + 4],
    [W * 0.7, level],
    [W + 60, level - 8],
  ];
  const bottom: Point[] = [
    [-60, level + span],
    [W * 0.3, level + span * 0.98],
    [W * 0.7, level + span * 0.94],
    [W + 60, level + span * 0.86],
  ];
  back +=
    brook(stage, top, bottom, night ? mix(p.mid, p.sky[2], 0.45) : mix(p.mid, "#7fd0d8", 0.5), p.ground[0]) +
    reflections(stage, level, span) +
    bridge(stage, W * 0.78, level + span * 0.96, 300);
  back +=
    lightPool(stage, W * 0.5, floor - 12, 400, night ? 0.3 : 0.38) +
    footing(stage, W * 0.05, floor - 100, 300) +
    shop(stage, W * 0.02, floor - 96, 400, "#f3c8a0", 0.02) +
    moonLamp(stage, W * 0.27, floor - 80, 330);
  back +=
    bunting(canvas, [W * 0.2, y - 120], [W * 1.03, y - 190], 60, ["#f08a6a", "#f3c65f", "#7fd0c0", "#b8a0e8"], 26) +
    bush(canvas, W * 0.96, floor - 50, 200, mix(p.near, "#5fb088", night ? 0.35 : 0.7), {
      snow: stage.snow,
      berries: canvas.grade("#f2a0c0"),
    });
  return { back, air: motes(stage, y, floor, 12) };
}

/** A house like a pebble with a round window and a glowing sign. */
function shop(stage: Stage, x: number, y: number, width: number, colour: Hex, depth: number): string {
  const { canvas, hour } = stage;
  const wall = canvas.fade(canvas.grade(mix(colour, canvas.palette.near, hour === "night" ? 0.4 : 0.06)), depth);
  const half = width / 2;
  const h = width * 1.12;
  const lamp = canvas.fade(canvas.palette.lamp, depth * 0.4);
  const body = `M${at(x - half, y)}V${num(y - h * 0.62)}Q${at(x - half, y - h)} ${at(x, y - h)}Q${at(x + half, y - h)} ${at(x + half, y - h * 0.62)}V${num(y)}Z`;
  const door = `M${at(x + half * 0.16, y)}V${num(y - h * 0.34)}a${num(half * 0.24)} ${num(half * 0.24)} 0 0 1 ${num(half * 0.48)} 0V${num(y)}Z`;
  const frame = canvas.lighten(wall, 0.5);
  return (
    paint(canvas, body, wall, {
      turn: width * 0.08,
      strokes: 24,
      inside: line(`M${at(x - half, y - h * 0.5)}H${num(x + half)}`, frame, width * 0.03, 0.6),
    }) +
    canvas.glow(x - half * 0.3, y - h * 0.24, width * 0.4, lamp, 0.5) +
    paint(canvas, box(x - half * 0.74, y - h * 0.38, half * 0.78, h * 0.28, half * 0.14), lamp, {
      turn: 5,
      strokes: 4,
      inside: line(`M${at(x - half * 0.35, y - h * 0.38)}v${num(h * 0.28)}`, frame, width * 0.02),
    }) +
    fill(door, canvas.shade(wall, 0.45)) +
    fill(oval(x + half * 0.4, y - h * 0.3, half * 0.13), lamp) +
    [-0.36, 0.36]
      .map(
        (f) =>
          line(oval(x + half * f, y - h * 0.72, half * 0.2), frame, width * 0.03) +
          fill(oval(x + half * f, y - h * 0.72, half * 0.18), lamp),
      )
      .join("") +
    awning(stage, x - half * 0.35, y - h * 0.39, half * 0.98, depth) +
    fill(
      smooth([
        [x - half * 0.7, y - h * 0.9],
        [x - half * 0.4, y - h * 1.06],
        [x, y - h * 1.08],
        [x + half * 0.4, y - h * 1.05],
        [x + half * 0.7, y - h * 0.88],
        [x, y - h * 0.98],
      ]),
      canvas.fade(mix(canvas.palette.near, "#6fb87a", stage.night ? 0.3 : 0.75), depth),
    )
  );
}

function awning(stage: Stage, x: number, y: number, width: number, depth: number): string {
  const { canvas } = stage;
  const w = width / 4;
  return [0, 1, 2, 3]
    .map((i) =>
      fill(
        `M${at(x - width / 2 + w * i, y)}h${num(w)}v${num(w * 0.5)}q${at(-w / 2, w * 0.4)} ${at(-w, 0)}Z`,
        canvas.fade(canvas.grade(i % 2 ? "#fff6e6" : "#e8705f"), depth),
      ),
    )
    .join("");
}

/** The lights of the houses drawn out on the water. */
function reflections(stage: Stage, level: number, span: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor("reflections");
  let d = "";
  for (let i = 0; i < 40; i++)
    d += mark(
      W * random.pick([0.6, 0.74, 0.9, 0.5]) + random.gauss() * 40,
      level + 12 + random() * span * 0.8,
      random.range(20, 50),
      2.4,
      0,
    );
  return fill(d, canvas.palette.lamp, stage.hour === "day" ? 0.35 : 0.7);
}

function bridge(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const white = canvas.grade("#f3f1f8");
  const half = width / 2;
  const d = `M${at(x - half, y)}Q${at(x, y - width * 0.5)} ${at(x + half, y)}L${at(x + half * 0.86, y + 4)}Q${at(x, y - width * 0.36)} ${at(x - half * 0.86, y + 4)}Z`;
  const posts = [-0.7, -0.36, 0, 0.36, 0.7]
    .map((f) => `M${at(x + half * f, y - width * 0.25 * (1 - f * f))}v-44`)
    .join("");
  return (
    line(posts + `M${at(x - half, y - 42)}Q${at(x, y - width * 0.5 - 44)} ${at(x + half, y - 42)}`, white, 6) +
    paint(canvas, d, white, { turn: 8, strokes: 20 })
  );
}
