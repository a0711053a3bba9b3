import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A toy drum with its two sticks. */
export const drawDrum: DrawThing = (canvas) => {
  const side = canvas.grade("#b8503f");
  const rim = canvas.grade("#e8b94e");
  const skin = canvas.grade("#f7ecd4");
  const svg =
    paint(canvas, "M-38 -44V-8Q0 6 38 -8V-44Z", side, {
      turn: 6,
      strokes: 7,
      strokeLength: 16,
      inside: line("M-38 -38L-24 -4L-10 -34L4 0L16 -34L28 -4L40 -38", skin, 2.6, 0.9),
    }) +
    line("M-38 -9Q0 5 38 -9", rim, 6) +
    paint(canvas, oval(0, -46, 39, 13), skin, { turn: 4, strokes: 4, strokeLength: 14 }) +
    line(oval(0, -46, 38, 12.5), rim, 5) +
    line("M-20 -50L18 -66M22 -50L-14 -68", canvas.grade("#9a6b48"), 3.6) +
    line("M18 -66l1 0M-14 -68l-1 0", canvas.grade("#f3e3c0"), 9);
  return measured(svg, [0, -6]);
};
