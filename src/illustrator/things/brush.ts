import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A paint brush with blue on it. */
export const drawBrush: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#c98f4e");
  const blue = canvas.grade("#3f7fb5");
  const svg =
    line("M0 0V-54", wood, 6.4) +
    paint(canvas, box(-6.5, -66, 13, 16, 3), canvas.grade("#b9c2cc"), { turn: 3, strokes: 0 }) +
    paint(canvas, "M-8 -65Q-12 -84 2 -100Q12 -84 8 -65Z", blue, {
      turn: 3,
      strokes: 6,
      strokeLength: 12,
      strokeAngle: 1.5,
    });
  if (where !== "ground") return measured(svg, [0, -16]);
  return measured(place(svg, -40, -10, 1, 1, 82), [0, -10]);
};
