import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

/** Where the sails turn. */
const HUB = -126;

/** A windmill, its sails crosswise over its cap. */
export const drawWindmill: DrawThing = (canvas) => {
  const wall = canvas.grade("#f2e7d6");
  const cap = canvas.grade("#7d5a48");
  const wood = canvas.grade("#8f6b4c");
  const cloth = canvas.grade("#fbf6ea");
  const sail =
    line("M0 0V-58", wood, 3.4) +
    paint(canvas, "M2 -16H17V-57H2Z", cloth, { turn: 3, strokes: 5 }) +
    line("M2 -16H17V-57H2M9 -16V-57M2 -30H17M2 -44H17", wood, 1.4);
  const sails = [28, 118, 208, 298].map((degrees) => place(sail, 0, HUB, 1, 1, degrees)).join("");
  const svg =
    paint(canvas, "M-46 0Q0 8 46 0L31 -112Q0 -106 -31 -112Z", wall, { turn: 11, strokes: 18, strokeAngle: 1.5 }) +
    paint(canvas, "M-35 -108Q-32 -142 0 -147Q32 -142 35 -108Q0 -102 -35 -108Z", cap, { turn: 7, strokes: 8 }) +
    sails +
    fill(oval(0, HUB, 6), canvas.shade(wood, 0.3));
  return measured(svg, [0, -60]);
};
