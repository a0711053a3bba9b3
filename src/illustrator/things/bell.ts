import type { DrawThing } from "../figure.ts";
import { oval, box } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A hand bell. */
export const drawBell: DrawThing = (canvas) => {
  const gold = canvas.grade("#e0ad42");
  const wood = canvas.grade("#8a5a40");
  const svg =
    paint(canvas, box(-5, -84, 10, 28, 5), wood, { turn: 3, strokes: 2, strokeLength: 8 }) +
    fill(oval(0, -4, 7), canvas.shade(gold, 0.45)) +
    paint(canvas, "M0 -60Q17 -58 20 -34Q22 -18 32 -10Q0 -2 -32 -10Q-22 -18 -20 -34Q-17 -58 0 -60Z", gold, {
      turn: 6,
      strokes: 7,
      strokeLength: 14,
      strokeAngle: 1.3,
      inside: fill("M-11 -50Q-15 -36 -15 -22Q-9 -36 -6 -50Z", "#fff7d8", 0.5),
    }) +
    line("M-25 -16Q0 -9 25 -16", canvas.shade(gold, 0.4), 2.4, 0.6);
  return measured(svg, [0, -74]);
};
