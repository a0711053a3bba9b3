import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A strawberry. */
export const drawStrawberry: DrawThing = (canvas) => {
  const red = canvas.grade("#d2463f");
  const svg =
    paint(canvas, "M-26 -44Q0 -56 26 -44Q28 -18 0 2Q-28 -18 -26 -44Z", red, {
      turn: 6,
      strokes: 5,
      strokeLength: 12,
      inside: fill(
        oval(-12, -34, 2, 2.8) +
          oval(2, -38, 2, 2.8) +
          oval(14, -32, 2, 2.8) +
          oval(-6, -22, 2, 2.8) +
          oval(8, -20, 2, 2.8) +
          oval(0, -10, 2, 2.8),
        canvas.grade("#f7dd8a"),
      ),
    }) +
    paint(
      canvas,
      "M-22 -48Q-12 -58 0 -52Q12 -58 22 -48Q10 -42 6 -36Q0 -44 -6 -36Q-10 -42 -22 -48Z",
      canvas.grade("#6a9d4f"),
      { turn: 3, strokes: 0 },
    ) +
    line("M0 -52Q2 -60 8 -64", canvas.grade("#6a9d4f"), 4);
  return measured(svg, [0, -10]);
};
