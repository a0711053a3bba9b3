import type { DrawThing } from "../figure.ts";
import { ellipse, oval, smooth } from "../gouache/path.ts";
import { seeded } from "../gouache/random.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A ball of snow. */
export const drawSnowball: DrawThing = (canvas) => {
  const snow = canvas.grade("#f1f5f7");
  const svg =
    paint(canvas, smooth(ellipse(0, -26, 27, 26, 12, seeded("snowball"), 0.03)), snow, {
      turn: 7,
      strokes: 7,
      strokeLength: 10,
    }) + fill(oval(-10, -34, 2) + oval(6, -18, 2.4) + oval(12, -34, 1.8), canvas.shade(snow, 0.2), 0.7);
  return measured(svg, [0, -8]);
};
