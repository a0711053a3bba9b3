import type { DrawThing } from "../figure.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** Against the toy in the hand, a boat that one can sail in is so much bigger. */
const REAL = 2.6;

/** A small sailing boat: a toy in the hand, a real one on the shore or the water. */
export const drawBoat: DrawThing = (canvas, { where }) => {
  const hull = canvas.grade("#b9694a");
  const sail = canvas.grade("#fbf1de");
  const mast = canvas.grade("#8a6248");
  const toy =
    line("M0 -24V-86", mast, 4) +
    fill("M2 -86L18 -80L2 -75Z", canvas.grade("#d05a48")) +
    paint(canvas, "M4 -74Q34 -56 36 -30Q20 -27 4 -29Z", sail, {
      turn: 4,
      strokes: 6,
      strokeLength: 16,
      strokeAngle: 1.2,
      inside: line("M0 -50Q20 -48 36 -42", canvas.grade("#7fa9bd"), 5, 0.8),
    }) +
    paint(canvas, "M-4 -68Q-24 -48 -27 -30Q-14 -28 -4 -29Z", sail, {
      turn: 4,
      strokes: 4,
      strokeLength: 14,
      strokeAngle: 1.9,
    }) +
    paint(canvas, "M-42 -24Q0 -18 44 -26Q38 -2 22 0H-20Q-36 -2 -42 -24Z", hull, {
      turn: 5,
      strokes: 6,
      strokeLength: 18,
      strokeAngle: 0.05,
      inside:
        fill("M-46 -26Q0 -19 48 -27V-20Q0 -12 -46 -19Z", canvas.grade("#f3e3c4")) +
        line("M-34 -9Q0 -4 36 -10", canvas.shade(hull, 0.4), 1.6, 0.6),
    });
  if (where === "ground") return measured(place(toy, 0, 0, REAL), [0, -10 * REAL]);
  return measured(toy, [0, -6]);
};
