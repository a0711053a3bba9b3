import type { DrawThing } from "../figure.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A scallop shell. */
export const drawShell: DrawThing = (canvas) => {
  const colour = canvas.grade("#f0b49a");
  const svg =
    paint(canvas, "M-14 -10L-18 0H18L14 -10Z", canvas.shade(colour, 0.2), { turn: 3, strokes: 0 }) +
    paint(
      canvas,
      "M0 -4Q-16 -6 -30 -30Q-34 -42 -26 -44Q-22 -54 -13 -51Q-7 -60 0 -55Q7 -60 13 -51Q22 -54 26 -44Q34 -42 30 -30Q16 -6 0 -4Z",
      colour,
      {
        turn: 5,
        strokes: 6,
        strokeLength: 14,
        strokeAngle: 1.4,
        inside: line(
          "M0 -6Q-14 -22 -22 -42M0 -6Q-8 -26 -11 -48M0 -6V-52M0 -6Q8 -26 11 -48M0 -6Q14 -22 22 -42",
          canvas.shade(colour, 0.45),
          2,
          0.6,
        ),
      },
    );
  return measured(svg, [0, -6]);
};
