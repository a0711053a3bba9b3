import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A painter's round brush, its bristles full of blue. */
export const drawBrush: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#c4513f");
  const tin = canvas.grade("#b4bdc8");
  const hair = canvas.grade("#8a5a38");
  const blue = canvas.grade("#2f78bd");
  const svg =
    paint(canvas, "M-2.4 2Q-4 -24 -8 -46L-7 -68H7L8 -46Q4 -24 2.4 2Q0 5 -2.4 2Z", wood, {
      turn: 3,
      strokes: 5,
      strokeLength: 20,
      strokeAngle: 1.55,
      inside: line("M-4 -64V-46L-1.6 -12", canvas.lighten(wood, 0.7), 2.4, 0.7),
    }) +
    paint(canvas, "M-11 -86Q-18 -106 -8 -118Q-1 -126 3 -136Q7 -124 12 -116Q18 -104 11 -86Z", hair, {
      turn: 4,
      strokes: 8,
      strokeLength: 16,
      strokeAngle: 1.5,
      inside:
        fill("M-22 -98Q-13 -92 -7 -98Q-1 -104 5 -97Q11 -92 22 -99V-140H-22Z", blue) +
        line("M-7 -104Q-9 -114 0 -124", canvas.lighten(blue, 0.75), 3, 0.8),
    }) +
    paint(canvas, "M-9 -64L-12 -88H12L9 -64Z", tin, {
      turn: 3,
      strokes: 3,
      strokeLength: 10,
      inside: fill(box(-16, -82, 32, 3) + box(-16, -72, 32, 3), canvas.shade(tin, 0.45), 0.8),
    });
  if (where !== "ground") return measured(svg, [0, -30]);
  return measured(place(svg, -56, -13, 1, 1, 84), [0, -13]);
};
