import type { DrawThing } from "../figure.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A paper kite with a tail of bows; in the hand it flies on its string. */
export const drawKite: DrawThing = (canvas, { where }) => {
  const cloth = canvas.grade("#6aa7c4");
  const other = canvas.grade("#efb04e");
  const string = canvas.grade("#8a7468");
  const sail =
    line("M0 46Q-14 62 -4 78Q8 92 -4 108", string, 2) +
    fill("M-10 64L4 58L-8 72L6 70ZM-8 90L8 84L-6 98L8 96Z", other) +
    paint(canvas, "M0 -50L36 -8L0 46L-36 -8Z", cloth, {
      turn: 5,
      strokes: 8,
      strokeLength: 18,
      inside:
        fill("M0 -50L36 -8H0ZM0 -8L0 46L-36 -8Z", other, 0.95) +
        line("M0 -50V46M-36 -8H36", canvas.shade(cloth, 0.5), 2, 0.6),
    });
  if (where === "ground") return measured(place(sail, 0, -44, 1, 1, 62), [0, -40]);
  if (where === "sky") return measured(place(sail, 0, -112, 1, 1, 16), [0, -112]);
  const svg = line("M0 0Q22 -50 62 -96", string, 1.8) + place(sail, 70, -150, 0.9, 0.9, 20);
  return measured(svg, [0, -2]);
};
