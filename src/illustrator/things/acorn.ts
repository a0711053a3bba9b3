import type { DrawThing } from "../figure.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** An acorn in its cup. */
export const drawAcorn: DrawThing = (canvas) => {
  const nut = canvas.grade("#c58a4a");
  const cup = canvas.grade("#7d5a3c");
  const svg =
    line("M2 -48Q2 -56 8 -60", cup, 5) +
    paint(canvas, "M-19 -32H19Q20 -12 6 -3L0 1L-6 -3Q-20 -12 -19 -32Z", nut, {
      turn: 5,
      strokes: 5,
      strokeLength: 12,
      strokeAngle: 1.4,
      inside: fill("M-12 -28Q-13 -16 -6 -8Q-8 -18 -7 -28Z", "#fff2d0", 0.35),
    }) +
    paint(canvas, "M-25 -30Q-26 -50 0 -51Q26 -50 25 -30Q0 -23 -25 -30Z", cup, {
      turn: 4,
      strokes: 4,
      strokeLength: 8,
      inside: line("M-22 -36q7 6 14 0t14 0t14 0M-18 -43q6 5 12 0t12 0t12 0", canvas.lighten(cup, 0.35), 1.6, 0.6),
    });
  return measured(svg, [0, -8]);
};
