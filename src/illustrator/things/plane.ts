import type { DrawThing } from "../figure.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A folded paper plane. */
export const drawPlane: DrawThing = (canvas) => {
  const paper = canvas.grade("#fbf6ea");
  const fold = canvas.shade(paper, 0.18);
  const svg =
    fill("M46 -42L-42 -46L-16 -28Z", paper) +
    paint(canvas, "M46 -42L-16 -28L-10 -8L2 -24Z", fold, { turn: 2, strokes: 0 }) +
    paint(canvas, "M46 -42L2 -24L-26 -4L-16 -28Z", paper, { turn: 3, shadow: 0.14, strokes: 3, strokeLength: 14 }) +
    line("M46 -42L-16 -28", canvas.shade(paper, 0.35), 1.8, 0.6) +
    fill("M-18 -44L4 -43L0 -39L-14 -39Z", canvas.grade("#cf5a4c"), 0.7);
  return measured(svg, [-8, -18]);
};
