import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A round loaf with cuts in its crust. */
export const drawBread: DrawThing = (canvas) => {
  const crust = canvas.grade("#c8894a");
  const svg = paint(canvas, "M-42 -12Q-46 -42 -14 -46Q0 -50 16 -46Q46 -42 42 -12Q40 0 28 1H-28Q-40 0 -42 -12Z", crust, {
    turn: 7,
    strokes: 9,
    strokeLength: 16,
    inside:
      line("M-22 -38L-12 -22M-4 -42L6 -24M16 -40L24 -26", canvas.grade("#f3d9a4"), 7, 0.9) +
      fill(oval(0, 4, 50, 12), canvas.shade(crust, 0.3), 0.4),
  });
  return measured(svg, [0, -10]);
};
