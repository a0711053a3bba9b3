import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A tin bucket with a handle. */
export const drawBucket: DrawThing = (canvas) => {
  const tin = canvas.grade("#9fb0bd");
  const dark = canvas.shade(tin, 0.45);
  const svg =
    line("M-28 -46Q-26 -82 0 -82Q26 -82 28 -46", dark, 4) +
    paint(canvas, "M-31 -48L-23 -2Q0 4 23 -2L31 -48Z", tin, {
      turn: 6,
      strokes: 6,
      strokeLength: 18,
      strokeAngle: 1.4,
      inside: line("M-30 -36Q0 -30 30 -36M-26 -14Q0 -8 26 -14", dark, 2.4, 0.5),
    }) +
    paint(canvas, oval(0, -48, 31, 8), canvas.shade(tin, 0.3), { turn: 3, strokes: 0 }) +
    line(oval(0, -48, 31, 8), canvas.lighten(tin, 0.4), 3);
  return measured(svg, [0, -82]);
};
