import type { DrawThing } from "../figure.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A garden spade with a looped grip and earth at its tip. */
export const drawSpade: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#ad7440");
  const dark = canvas.shade(wood, 0.5);
  const steel = canvas.grade("#8f9cab");
  const loop = "M0 -112L-15 -134Q-16 -142 -8 -142H8Q16 -142 15 -134Z";
  const svg =
    line(loop, dark, 11) +
    line(loop, wood, 8) +
    line("M-10 -142H10", canvas.grade("#c1463c"), 9) +
    paint(canvas, "M-5.5 -116H5.5V-46H-5.5Z", wood, {
      turn: 4,
      shadow: 0.34,
      strokes: 5,
      strokeLength: 22,
      strokeAngle: 1.55,
    }) +
    paint(canvas, "M-28 -58Q-14 -62 0 -58Q14 -62 28 -58L28 -26Q22 -6 0 4Q-22 -6 -28 -26Z", steel, {
      turn: 8,
      shadow: 0.36,
      light: 0.34,
      strokes: 7,
      strokeLength: 18,
      strokeAngle: 1.4,
      inside:
        fill("M-40 -16Q-24 -24 -14 -16Q-4 -10 6 -17Q18 -24 40 -14V10H-40Z", canvas.grade("#6d4a34")) +
        line("M-14 -48V-24M14 -48V-24", canvas.shade(steel, 0.5), 3, 0.55),
    }) +
    paint(canvas, "M-8 -72H8L6 -34Q0 -28 -6 -34Z", canvas.shade(steel, 0.22), { turn: 3, strokes: 0 }) +
    line("M-26 -58Q-14 -61 -9 -59M9 -59Q14 -61 26 -58", canvas.lighten(steel, 0.8), 3.4, 0.9);
  if (where !== "ground") return measured(svg, [0, -88]);
  return measured(place(svg, -66, -20, 1, 1, 84), [0, -18]);
};
