import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A small guitar. */
export const drawGuitar: DrawThing = (canvas) => {
  const wood = canvas.grade("#cc8f4b");
  const dark = canvas.grade("#6a4434");
  const svg =
    paint(canvas, box(-5, -128, 10, 74, 3), dark, { turn: 2, strokes: 0 }) +
    paint(canvas, "M-9 -146H9L7 -124H-7Z", dark, { turn: 3, strokes: 0 }) +
    fill(oval(-11, -141, 3) + oval(11, -141, 3) + oval(-10, -132, 3) + oval(10, -132, 3), canvas.grade("#e9d7a8")) +
    paint(
      canvas,
      "M-14 -70Q-24 -70 -22 -56Q-20 -46 -28 -36Q-38 -18 -26 -4Q-12 4 0 3Q12 4 26 -4Q38 -18 28 -36Q20 -46 22 -56Q24 -70 14 -70Q0 -64 -14 -70Z",
      wood,
      { turn: 6, strokes: 9, strokeLength: 18, strokeAngle: 1.4 },
    ) +
    fill(oval(0, -42, 10), canvas.shade(wood, 0.7)) +
    fill(box(-12, -18, 24, 6, 2), dark) +
    line("M-2.4 -136V-15M2.4 -136V-15", canvas.grade("#f3ead6"), 1.3, 0.9);
  return measured(svg, [0, -98]);
};
