import type { DrawThing } from "../figure.ts";
import { ellipse, type Point, smooth } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";

const SKIN: readonly Point[] = [
  [0, -192],
  [26, -184],
  [40, -158],
  [34, -128],
  [14, -106],
  [0, -101],
  [-14, -106],
  [-34, -128],
  [-40, -158],
  [-26, -184],
];

/** A balloon on a long string. */
export const drawBalloon: DrawThing = (canvas) => {
  const colour = canvas.grade("#e07a5f");
  const svg =
    line("M0 -94Q8 -66 -2 -44Q-8 -22 0 0", canvas.grade("#8a7468"), 1.8) +
    fill("M-6 -92L0 -102L6 -92Q0 -95 -6 -92Z", canvas.shade(colour, 0.35)) +
    paint(canvas, smooth(SKIN), colour, {
      turn: 8,
      strokes: 8,
      strokeLength: 20,
      strokeAngle: 1.2,
      inside: fill(smooth(ellipse(-15, -166, 7, 14)), "#ffffff", 0.45),
    });
  return { svg, width: 80, height: 192, grip: [0, -3] };
};
