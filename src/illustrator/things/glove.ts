import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A knitted mitten. */
export const drawGlove: DrawThing = (canvas) => {
  const wool = canvas.grade("#c9545a");
  const pale = canvas.grade("#fbf1de");
  const svg =
    paint(canvas, "M-16 -16Q-20 -50 -8 -60Q6 -68 14 -54Q18 -44 17 -36Q30 -46 34 -36Q34 -26 18 -14L17 -12H-16Z", wool, {
      turn: 5,
      strokes: 10,
      strokeLength: 10,
      strokeAngle: 1.4,
      inside: fill("M-1 -52L4 -44L12 -42L5 -36L7 -28L0 -32L-8 -28L-6 -37L-12 -43L-4 -44Z", pale, 0.9),
    }) + paint(canvas, box(-18, -16, 37, 16, 6), pale, { turn: 3, strokes: 10, strokeLength: 12, strokeAngle: 1.55 });
  return measured(svg, [0, -10]);
};
