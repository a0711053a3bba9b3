import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A hammer. */
export const drawHammer: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#b0804e");
  const steel = canvas.grade("#8f99a6");
  const svg =
    line("M0 0V-62", wood, 8.4) +
    line("M-2 -4V-58", canvas.lighten(wood, 0.4), 2, 0.6) +
    paint(canvas, "M-24 -78H16Q26 -78 28 -66L16 -62H-24Q-28 -70 -24 -78Z", steel, {
      turn: 4,
      strokes: 4,
      strokeLength: 12,
      strokeAngle: 0.05,
    });
  if (where !== "ground") return measured(svg, [0, -14]);
  return measured(place(svg, -32, -10, 1, 1, 80), [0, -10]);
};
