import type { DrawThing } from "../figure.ts";
import { ellipse, oval, smooth } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A ball with a star band. */
export const drawBall: DrawThing = (canvas) => {
  const red = canvas.grade("#d2604a");
  const svg = paint(canvas, oval(0, -29, 29), red, {
    turn: 7,
    strokes: 7,
    strokeLength: 16,
    inside:
      fill("M-34 -42Q0 -26 34 -42V-24Q0 -8 -34 -24Z", canvas.grade("#fdf0d8")) +
      fill("M-34 -36Q0 -20 34 -36V-30Q0 -14 -34 -30Z", canvas.grade("#4f8fb0")) +
      fill(smooth(ellipse(-10, -46, 6, 4)), "#ffffff", 0.5),
  });
  return measured(svg, [0, -8]);
};
