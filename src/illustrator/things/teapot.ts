import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A round teapot with a flower on it. */
export const drawTeapot: DrawThing = (canvas) => {
  const glaze = canvas.grade("#7fa7b8");
  const pale = canvas.grade("#fbf3e2");
  const svg =
    line("M30 -38Q54 -42 50 -24Q46 -10 28 -12", canvas.shade(glaze, 0.2), 7) +
    paint(canvas, "M-26 -30Q-44 -34 -48 -52Q-54 -54 -58 -50Q-52 -20 -26 -12Z", glaze, {
      turn: 4,
      strokes: 3,
      strokeLength: 10,
    }) +
    paint(canvas, oval(0, -25, 35, 27), glaze, {
      turn: 7,
      strokes: 8,
      strokeLength: 16,
      inside:
        fill(oval(-2, -30, 5) + oval(8, -27, 5) + oval(5, -17, 5) + oval(-6, -17, 5) + oval(-9, -26, 5), pale) +
        fill(oval(0, -23, 4.4), canvas.grade("#efbd4f")),
    }) +
    paint(canvas, "M-18 -48Q0 -60 18 -48Q0 -44 -18 -48Z", canvas.lighten(glaze, 0.25), { turn: 3, strokes: 0 }) +
    paint(canvas, oval(0, -58, 5.4), pale, { turn: 2, strokes: 0 }) +
    paint(canvas, oval(0, 0, 20, 4), canvas.shade(glaze, 0.3), { turn: 2, strokes: 0 });
  return measured(svg, [46, -28]);
};
