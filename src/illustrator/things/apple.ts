import type { DrawThing } from "../figure.ts";
import { type Point, smooth, ellipse } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

const SKIN: readonly Point[] = [
  [0, -44],
  [14, -49],
  [26, -38],
  [25, -17],
  [13, -1],
  [0, -3],
  [-13, -1],
  [-25, -17],
  [-26, -38],
  [-14, -49],
];

/** A red apple with a leaf. */
export const drawApple: DrawThing = (canvas) => {
  const red = canvas.grade("#cf4b3c");
  const leaf = canvas.grade("#6a9a50");
  const svg =
    paint(canvas, smooth(SKIN), red, {
      turn: 6,
      strokes: 7,
      strokeLength: 14,
      strokeAngle: 1.4,
      inside: fill(smooth(ellipse(-12, -34, 5, 8)), "#ffffff", 0.4),
    }) +
    line("M0 -43Q1 -52 5 -57", canvas.grade("#6b4a34"), 3.4) +
    paint(canvas, "M3 -50Q12 -64 26 -58Q18 -46 3 -50Z", leaf, { turn: 3, strokes: 2, strokeLength: 8 });
  return measured(svg, [0, -8]);
};
