import type { DrawThing } from "../figure.ts";
import { ellipse, oval, smooth } from "../gouache/path.ts";
import { seeded } from "../gouache/random.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A cookie with bites of chocolate. */
export const drawCookie: DrawThing = (canvas) => {
  const dough = canvas.grade("#d9a762");
  const svg = paint(canvas, smooth(ellipse(0, -28, 29, 27, 14, seeded("cookie"), 0.03)), dough, {
    turn: 5,
    strokes: 8,
    strokeLength: 10,
    inside: fill(
      oval(-12, -36, 4.6) +
        oval(6, -42, 4) +
        oval(12, -24, 5) +
        oval(-6, -18, 4.4) +
        oval(-18, -22, 3.4) +
        oval(4, -10, 3.4) +
        oval(0, -30, 3.4),
      canvas.grade("#5f3f32"),
    ),
  });
  return measured(svg, [0, -8]);
};
