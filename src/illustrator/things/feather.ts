import type { DrawThing } from "../figure.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A big soft feather. */
export const drawFeather: DrawThing = (canvas, { where }) => {
  const colour = canvas.grade("#8fb3c9");
  const upright =
    paint(canvas, "M0 -10Q-18 -24 -17 -52Q-16 -80 6 -94Q20 -70 16 -46Q13 -24 0 -10Z", colour, {
      turn: 5,
      strokes: 8,
      strokeLength: 12,
      strokeAngle: -0.9,
      inside: fill("M-20 -40L-2 -34L-20 -30ZM20 -58L4 -50L20 -46Z", canvas.lighten(colour, 0.5), 0.8),
    }) + line("M0 0Q-2 -50 5 -90", canvas.lighten(colour, 0.75), 2.4);
  if (where === "hand") return measured(upright, [0, -6]);
  if (where === "sky") return measured(place(upright, -20, -14, 1, 1, 40), [-20, -14]);
  return measured(place(upright, -44, -12, 1, 1, 78), [-38, -12]);
};
