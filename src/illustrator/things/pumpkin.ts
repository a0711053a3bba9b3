import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A ribbed pumpkin. */
export const drawPumpkin: DrawThing = (canvas) => {
  const orange = canvas.grade("#e2843a");
  const svg =
    paint(canvas, "M-6 -56Q-12 -70 0 -76L8 -74Q2 -66 6 -56Z", canvas.grade("#7a9a4c"), {
      turn: 3,
      strokes: 3,
      strokeLength: 8,
    }) +
    paint(canvas, oval(-24, -29, 22, 28) + oval(24, -29, 22, 28), canvas.shade(orange, 0.1), {
      turn: 5,
      strokes: 6,
      strokeLength: 16,
      strokeAngle: 1.4,
    }) +
    paint(canvas, oval(0, -29, 24, 30), orange, {
      turn: 6,
      strokes: 7,
      strokeLength: 18,
      strokeAngle: 1.5,
      inside: line("M-14 -54Q-20 -29 -12 -4M14 -54Q20 -29 12 -4", canvas.shade(orange, 0.35), 2.4, 0.5),
    });
  return measured(svg, [0, -8]);
};
