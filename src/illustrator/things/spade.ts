import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A garden spade. */
export const drawSpade: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#a87848");
  const steel = canvas.grade("#a3aebb");
  const svg =
    line("M0 -40V-108M-13 -112H13", wood, 7) +
    paint(canvas, "M-20 -46H20L21 -22Q16 -2 0 4Q-16 -2 -21 -22Z", steel, {
      turn: 5,
      strokes: 5,
      strokeLength: 16,
      strokeAngle: 1.4,
      inside: line("M0 -44V-14", canvas.shade(steel, 0.4), 2.4, 0.6),
    });
  if (where !== "ground") return measured(svg, [0, -76]);
  return measured(place(svg, -50, -10, 1, 1, 82), [0, -10]);
};
