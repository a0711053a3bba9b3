import type { DrawThing } from "../figure.ts";
import { ellipse, type Point, smooth } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** From the knot up. */
const SKIN: readonly Point[] = [
  [0, -92],
  [26, -84],
  [40, -58],
  [34, -28],
  [14, -6],
  [0, -1],
  [-14, -6],
  [-34, -28],
  [-40, -58],
  [-26, -84],
];

/** A balloon on a long string. In the hand a breath of wind takes it forward, clear of the face. */
export const drawBalloon: DrawThing = (canvas, { where }) => {
  const colour = canvas.grade("#e07a5f");
  const drift = where === "hand" ? 44 : 0;
  const balloon =
    fill("M-6 8L0 -2L6 8Q0 5 -6 8Z", canvas.shade(colour, 0.35)) +
    paint(canvas, smooth(SKIN), colour, {
      turn: 8,
      strokes: 8,
      strokeLength: 20,
      strokeAngle: 1.2,
      inside: fill(smooth(ellipse(-15, -66, 7, 14)), "#ffffff", 0.45),
    });
  const svg =
    line(`M${drift} -94Q${drift * 0.5 + 10} -60 ${drift * 0.3} -42Q-8 -22 0 0`, canvas.grade("#8a7468"), 1.8) +
    place(balloon, drift, -100, 1, 1, drift * 0.2);
  return measured(svg, [0, -3]);
};
