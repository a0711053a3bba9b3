import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, box, ellipse, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { bubbles } from "../parts/air.ts";
import { edge, footing, ground } from "../parts/land.ts";
import { anemone, coral, kelp, shell, starfish } from "../parts/marine.ts";
import { fish, school } from "../parts/fish.ts";
import { rock } from "../parts/rock.ts";
import { sparkle } from "../parts/sky.ts";
import type { Scenery, Stage } from "../stage.ts";
import { caustics, deepWater, waterFront } from "./deep.ts";

const W = FRAME.width;

/** An old ship asleep on the sand with an open chest of treasure, fish going in and out. */
export function sunkenShip(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor } = stage;
  const p = canvas.palette;
  let back = deepWater(stage, W * 0.34) + school(canvas, W * 0.2, y * 0.7, 13, p.near, 0.35, 1);
  back += ground(stage, edge(random, y + 20, 16), { marks: 90, inside: caustics(stage) });
  back +=
    kelp(canvas, W * 0.42, y + 50, 230, canvas.fade(mix("#4f9a6a", p.mid, 0.4), 0.25)) +
    ship(stage, W * 0.72, y + 92, 470);
  back +=
    kelp(canvas, W * 0.98, y + 130, 360, mix("#4f9a6a", p.mid, 0.35)) +
    kelp(canvas, W * 0.5, y + 100, 190, mix("#6fb070", p.mid, 0.3)) +
    coral(canvas, W * 0.56, y + 116, 110, "#f0a85f");
  back +=
    fish(canvas, W * 0.5, y - 90, 80, "#f08a4b", "#f3c64b", -1, 0.1) +
    fish(canvas, W * 0.4, y - 40, 54, "#e58ab0", "#f6c9d8", 1, 0.2) +
    fish(canvas, W * 0.6, y - 200, 50, "#f3c64b", "#f08a4b", 1, 0.25);
  back += footing(stage, W * 0.85, floor - 64, 170) + treasure(stage, W * 0.87, floor - 62, 190);
  back +=
    footing(stage, W * 0.06, floor - 90, 220) +
    rock(canvas, W * 0.04, floor - 80, 290, "#7f9aa5") +
    coral(canvas, W * 0.1, floor - 130, 270, "#e58ab0") +
    anemone(canvas, W * 0.2, floor - 58, 96, "#b78ae0") +
    rock(canvas, W * 0.24, floor - 44, 80, "#8fa6ac");
  back +=
    starfish(canvas, W * 0.7, floor + 16, 24, "#f0925f") +
    shell(canvas, W * 0.3, floor + 18, 46, "#f6c9b0") +
    shell(canvas, W * 0.64, floor - 96, 32, "#f2dcb0");
  return { back, air: bubbles(stage), front: waterFront(stage, W * 0.34) };
}

function ship(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const depth = 0.2;
  const wood = canvas.fade(canvas.grade("#8f6a52"), depth);
  const dark = canvas.shade(wood, 0.5);
  const half = width / 2;
  const hull = smooth(
    [
      [x - half, y - width * 0.3],
      [x - half * 0.86, y - width * 0.06],
      [x - half * 0.5, y + 14],
      [x + half * 0.5, y + 20],
      [x + half * 0.92, y - width * 0.08],
      [x + half * 1.04, y - width * 0.44],
      [x + half * 0.66, y - width * 0.42],
      [x + half * 0.56, y - width * 0.27],
      [x - half * 0.3, y - width * 0.24],
      [x - half * 0.66, y - width * 0.26],
    ],
    true,
    0.5,
  );
  const seams = [0.08, 0.14, 0.2]
    .map(
      (f) =>
        `M${at(x - half, y - width * f)}Q${at(x, y - width * (f - 0.05))} ${at(x + half * 1.1, y - width * (f + 0.06))}`,
    )
    .join("");
  const ports = [-0.42, -0.08, 0.26]
    .map(
      (f) =>
        fill(oval(x + half * f, y - width * 0.13, 19), canvas.lighten(wood, 0.3)) +
        fill(oval(x + half * f, y - width * 0.13, 14), dark),
    )
    .join("");
  const hole = fill(
    smooth(
      [
        [x + half * 0.5, y - width * 0.2],
        [x + half * 0.62, y - width * 0.27],
        [x + half * 0.78, y - width * 0.2],
        [x + half * 0.72, y - width * 0.1],
        [x + half * 0.56, y - width * 0.08],
      ],
      true,
      0.5,
    ),
    dark,
  );
  const mast = (f: number, h: number, lean: number) =>
    line(
      `M${at(x + half * f, y - width * 0.24)}L${at(x + half * f + lean, y - h)}M${at(x + half * f + lean * 0.5 - 60, y - h * 0.72)}L${at(x + half * f + lean * 0.5 + 66, y - h * 0.66)}`,
      wood,
      13,
    );
  const sail = fill(
    smooth(
      [
        [x - half * 0.2 - 50, y - 330],
        [x - half * 0.2 + 70, y - 310],
        [x - half * 0.2 + 52, y - 230],
        [x - half * 0.2 + 10, y - 214],
        [x - half * 0.2 - 44, y - 248],
      ],
      true,
      0.6,
    ),
    canvas.fade(canvas.grade("#e9dcc0"), 0.4),
    0.75,
  );
  return (
    mast(-0.3, 420, 40) +
    sail +
    mast(0.3, 360, 54) +
    paint(canvas, hull, wood, {
      turn: 26,
      shadow: 0.34,
      strokes: 50,
      strokeAngle: 0.05,
      strokeLength: 60,
      inside: line(seams, canvas.shade(wood, 0.45), 4, 0.55) + ports + hole,
    }) +
    line(
      `M${at(x + half * 0.6, y - width * 0.44)}H${num(x + half * 1.06)}M${at(x - half * 0.7, y - width * 0.28)}L${at(x + half * 0.54, y - width * 0.27)}`,
      canvas.lighten(wood, 0.2),
      9,
    )
  );
}

function treasure(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const wood = canvas.grade("#95603f");
  const brass = canvas.grade("#f0c455");
  const half = width / 2;
  const h = width * 0.4;
  const gems = (["#e5606f", "#6fc6cb", "#b78ae0", "#8fd08a"] as const)
    .map((tone, i) =>
      paint(
        canvas,
        polygon([
          [x - half * 0.5 + i * half * 0.34, y - h - 26],
          [x - half * 0.36 + i * half * 0.34, y - h - 40],
          [x - half * 0.22 + i * half * 0.34, y - h - 26],
          [x - half * 0.36 + i * half * 0.34, y - h - 8],
        ]),
        canvas.grade(tone),
        { turn: 4, strokes: 0, light: 0.4 },
      ),
    )
    .join("");
  const coins = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.76, -0.55, 0.05, 0.62]
    .map((f, i) =>
      paint(canvas, oval(x + half * f * 0.86, y - h - (i > 5 ? 20 : 4), 17, 12), brass, { turn: 4, strokes: 0 }),
    )
    .join("");
  return (
    canvas.glow(x, y - h - 30, width * 0.95, "#ffe9a0", 0.55) +
    paint(
      canvas,
      `M${at(x - half, y - h * 1.3)}L${at(x - half * 0.88, y - h * 2.2)}Q${at(x, y - h * 2.65)} ${at(x + half * 0.88, y - h * 2.2)}L${at(x + half, y - h * 1.3)}Z`,
      canvas.shade(wood, 0.2),
      { turn: 9, strokes: 18, strokeAngle: 0 },
    ) +
    fill(smooth(ellipse(x, y - h * 1.2, half * 0.92, 20)), canvas.shade(wood, 0.6)) +
    coins +
    gems +
    paint(canvas, box(x - half, y - h, width, h, 5), wood, { turn: 10, strokes: 24, strokeAngle: 0 }) +
    line(
      `M${at(x - half * 0.62, y - h)}v${num(h)}M${at(x + half * 0.62, y - h)}v${num(h)}M${at(x - half, y - h)}h${num(width)}`,
      brass,
      8,
      0.9,
    ) +
    fill(box(x - 15, y - h - 6, 30, 36, 5), brass) +
    fill(sparkle(x + half * 0.3, y - h - 60, 15) + sparkle(x - half * 0.6, y - h - 36, 10), "#fff8dc")
  );
}
