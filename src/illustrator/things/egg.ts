import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** An egg with freckles. */
export const drawEgg: DrawThing = (canvas) => {
  const shell = canvas.grade("#f3e4cb");
  const svg = paint(canvas, "M0 -52Q18 -50 23 -24Q24 0 0 1Q-24 0 -23 -24Q-18 -50 0 -52Z", shell, {
    turn: 6,
    strokes: 4,
    strokeLength: 12,
    inside: fill(
      oval(-8, -30, 2.6) +
        oval(7, -38, 2) +
        oval(10, -20, 3) +
        oval(-4, -14, 2.2) +
        oval(-14, -20, 1.8) +
        oval(2, -26, 1.6),
      canvas.grade("#b58a64"),
      0.7,
    ),
  });
  return measured(svg, [0, -10]);
};
