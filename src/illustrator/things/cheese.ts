import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wedge of cheese with holes. */
export const drawCheese: DrawThing = (canvas) => {
  const yellow = canvas.grade("#f0c352");
  const svg = paint(canvas, "M-42 -22L30 -50Q42 -40 42 -24V0H-42Z", yellow, {
    turn: 5,
    strokes: 6,
    strokeLength: 16,
    inside:
      fill("M-46 -22H46V-18H-46Z", canvas.lighten(yellow, 0.5), 0.7) +
      fill(
        oval(-20, -8, 6) + oval(6, -12, 5) + oval(24, -5, 7) + oval(12, -34, 5) + oval(28, -38, 3.6),
        canvas.shade(yellow, 0.35),
        0.7,
      ),
  });
  return measured(svg, [0, -6]);
};
