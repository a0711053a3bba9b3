import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A golden crown with coloured stones. */
export const drawCrown: DrawThing = (canvas) => {
  const gold = canvas.grade("#ecbc48");
  const svg =
    paint(canvas, "M-32 -2L-38 -46L-19 -26L0 -54L19 -26L38 -46L32 -2Q0 5 -32 -2Z", gold, {
      turn: 5,
      strokes: 7,
      strokeLength: 14,
      inside: fill("M-40 -14Q0 -7 40 -14V-9Q0 -2 -40 -9Z", canvas.shade(gold, 0.3), 0.5),
    }) +
    fill(oval(-38, -48, 4.6) + oval(0, -56, 4.6) + oval(38, -48, 4.6), canvas.lighten(gold, 0.5)) +
    fill(oval(0, -19, 6), canvas.grade("#c8443a")) +
    fill(oval(-19, -16, 4.2) + oval(19, -16, 4.2), canvas.grade("#4f8fb0"));
  return measured(svg, [0, -6]);
};
