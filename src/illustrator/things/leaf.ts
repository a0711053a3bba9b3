import type { DrawThing } from "../figure.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** An autumn leaf. */
export const drawLeaf: DrawThing = (canvas) => {
  const rust = canvas.grade("#d9803e");
  const svg =
    line("M0 0Q-2 -10 0 -18", canvas.shade(rust, 0.45), 3.4) +
    paint(
      canvas,
      "M0 -16Q-14 -12 -26 -20Q-22 -28 -28 -36Q-36 -42 -30 -52Q-20 -52 -18 -46Q-16 -62 0 -78Q16 -62 18 -46Q20 -52 30 -52Q36 -42 28 -36Q22 -28 26 -20Q14 -12 0 -16Z",
      rust,
      {
        turn: 5,
        strokes: 8,
        strokeLength: 14,
        strokeAngle: 1.3,
        inside: line(
          "M0 -14V-66M0 -26L-18 -38M0 -26L18 -38M0 -44L-9 -54M0 -44L9 -54",
          canvas.lighten(rust, 0.55),
          2.2,
          0.8,
        ),
      },
    );
  return measured(svg, [0, -6]);
};
