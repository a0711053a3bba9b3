import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A carrot with its green. */
export const drawCarrot: DrawThing = (canvas, { where }) => {
  const orange = canvas.grade("#e6833a");
  const green = canvas.grade("#6a9d4f");
  const svg =
    paint(
      canvas,
      "M-4 -58Q-22 -76 -14 -90Q-4 -82 -2 -70Q-4 -90 4 -96Q12 -88 4 -70Q12 -84 20 -82Q20 -66 5 -57Z",
      green,
      { turn: 4, strokes: 6, strokeLength: 12, strokeAngle: 1.4 },
    ) +
    paint(canvas, "M-15 -54Q0 -66 15 -54Q14 -24 1 2Q-14 -22 -15 -54Z", orange, {
      turn: 5,
      strokes: 5,
      strokeLength: 12,
      inside: line("M-14 -44H-4M4 -36H13M-10 -24H-2", canvas.shade(orange, 0.35), 2.4, 0.6),
    });
  if (where !== "ground") return measured(svg, [0, -34]);
  return measured(place(svg, -36, -10, 1, 1, 80), [0, -10]);
};
