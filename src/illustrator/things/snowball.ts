import type { DrawThing } from "../figure.ts";
import { ellipse, oval, smooth } from "../gouache/path.ts";
import { seeded } from "../gouache/random.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A ball of snow, pressed by hand: lumpy, blue in its shade, with loose snow about it where it lies. */
export const drawSnowball: DrawThing = (canvas, { where }) => {
  const snow = canvas.grade("#f3f7fa");
  const blue = canvas.grade("#9dbbd6");
  const ball = paint(canvas, smooth(ellipse(0, -31, 31, 30, 14, seeded("snowball"), 0.045)), snow, {
    turn: 0,
    shadow: 0,
    strokes: 8,
    strokeLength: 12,
    outline: 2.4,
    inside:
      fill("M40 -52Q34 -14 0 -12Q-18 -11 -32 -20L-40 10H50Z", blue, 0.6) +
      fill("M40 -36Q30 -6 2 -5Q-12 -4 -22 -10L-30 10H50Z", canvas.shade(blue, 0.25), 0.5) +
      fill(oval(12, -40, 2.6, 2) + oval(-6, -24, 2.2, 1.7) + oval(18, -27, 2, 1.6) + oval(3, -33, 1.5), blue, 0.9) +
      fill(oval(-14, -48, 6, 4), "#ffffff", 0.9),
  });
  if (where !== "ground") return measured(ball, [0, -8]);
  const crumb = (x: number, y: number, r: number) =>
    paint(canvas, oval(x, y, r, r * 0.86), snow, { turn: 3, strokes: 0, outline: 1.6 });
  return measured(crumb(-29, -6, 8) + ball + crumb(30, -5, 7) + crumb(41, -3, 4) + crumb(-42, -2, 4), [0, -8]);
};
