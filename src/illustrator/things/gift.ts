import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wrapped present with a bow. */
export const drawGift: DrawThing = (canvas) => {
  const paper = canvas.grade("#5fa3a0");
  const ribbon = canvas.grade("#f0c25a");
  const loop = (side: 1 | -1) =>
    paint(canvas, `M0 -54Q${side * 10} -78 ${side * 26} -72Q${side * 32} -60 0 -54Z`, ribbon, {
      turn: 3,
      strokes: 2,
      strokeLength: 8,
    });
  const svg =
    paint(canvas, box(-30, -48, 60, 48, 4), paper, {
      turn: 6,
      strokes: 7,
      strokeLength: 16,
      inside: fill(box(-7, -50, 14, 52), ribbon),
    }) +
    paint(canvas, box(-34, -56, 68, 16, 4), canvas.lighten(paper, 0.2), {
      turn: 3,
      strokes: 4,
      strokeLength: 12,
      inside: fill(box(-7, -58, 14, 20), ribbon),
    }) +
    loop(-1) +
    loop(1) +
    fill(box(-5, -60, 10, 9, 3), canvas.shade(ribbon, 0.25));
  return measured(svg, [0, -4]);
};
