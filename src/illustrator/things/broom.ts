import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A twig broom. */
export const drawBroom: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#9a6d48");
  const straw = canvas.grade("#d9b066");
  const svg =
    line("M0 -40V-134", wood, 6) +
    paint(canvas, "M-7 -46H7Q22 -20 25 0Q14 -5 8 1Q0 -5 -8 1Q-15 -5 -25 0Q-22 -20 -7 -46Z", straw, {
      turn: 5,
      strokes: 16,
      strokeLength: 22,
      strokeAngle: 1.5,
      strokeStrength: 0.24,
    }) +
    line("M-9 -42H9M-11 -36H11", canvas.grade("#b9493f"), 4);
  if (where !== "ground") return measured(svg, [0, -84]);
  return measured(place(svg, -60, -10, 1, 1, 84), [0, -10]);
};
