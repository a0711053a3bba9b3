import type { DrawThing } from "../figure.ts";
import { ellipse, oval, type Point, smooth } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A daisy-like flower on its stem. */
export const drawFlower: DrawThing = (canvas) => {
  const stem = canvas.grade("#5f9150");
  const petal = canvas.grade("#f3a6b4");
  const heart = canvas.grade("#f2c14e");
  const petals = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 - Math.PI / 2;
    const centre: Point = [Math.cos(angle) * 15, -68 + Math.sin(angle) * 15];
    return paint(canvas, smooth(ellipse(centre[0], centre[1], 10, 9.5, 8)), petal, {
      turn: 3,
      strokes: 2,
      strokeLength: 8,
      strokeHalf: 1.2,
    });
  }).join("");
  const svg =
    line("M0 -60Q4 -30 0 0", stem, 4) +
    paint(canvas, "M1 -24Q18 -44 30 -34Q22 -18 1 -20Z", stem, { turn: 3, strokes: 2, strokeLength: 10 }) +
    paint(canvas, "M1 -14Q-16 -32 -26 -22Q-20 -8 1 -10Z", stem, { turn: 3, strokes: 2, strokeLength: 10 }) +
    petals +
    paint(canvas, oval(0, -68, 9.5), heart, { turn: 3, strokes: 0 }) +
    fill(oval(-3, -71, 1.6) + oval(3, -68, 1.6) + oval(-1, -64, 1.6), canvas.shade(heart, 0.4), 0.6);
  return measured(svg, [0, -6]);
};
