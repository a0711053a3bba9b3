import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A smooth round stone. */
export const drawStone: DrawThing = (canvas) => {
  const grey = canvas.grade("#9d9a9c");
  const svg = paint(canvas, "M-36 -10Q-38 -34 -12 -40Q14 -46 30 -30Q42 -14 32 -3Q22 2 -4 1Q-32 2 -36 -10Z", grey, {
    turn: 7,
    strokes: 9,
    strokeLength: 16,
    inside:
      line("M-20 -26Q-6 -34 8 -30", canvas.lighten(grey, 0.6), 3, 0.6) +
      fill(oval(14, -14, 2) + oval(6, -8, 1.6) + oval(20, -20, 1.4), canvas.shade(grey, 0.4), 0.6),
  });
  return measured(svg, [0, -8]);
};
