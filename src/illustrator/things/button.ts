import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A big coat button with four holes. */
export const drawButton: DrawThing = (canvas) => {
  const colour = canvas.grade("#4d8fa8");
  const deep = canvas.shade(colour, 0.6);
  const holes = [-7, 7].flatMap((x) => [-7, 7].map((y) => oval(x, -26 + y, 3.6))).join("");
  const svg = paint(canvas, oval(0, -26, 26), colour, {
    turn: 5,
    strokes: 5,
    strokeLength: 12,
    inside:
      line(oval(0, -26, 18), canvas.lighten(colour, 0.5), 2.4, 0.7) +
      fill(holes, deep) +
      line("M-7 -33L7 -19M7 -33L-7 -19", canvas.grade("#f3e3c0"), 2.2, 0.9),
  });
  return measured(svg, [0, -8]);
};
