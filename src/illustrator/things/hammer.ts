import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A claw hammer with a stout wooden handle. */
export const drawHammer: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#b97a42");
  const steel = canvas.grade("#7f8b9b");
  const svg =
    paint(canvas, "M-6 -78H6L7 -40Q10 -22 9 -2Q0 4 -9 -2Q-10 -22 -7 -40Z", wood, {
      turn: 4,
      shadow: 0.32,
      strokes: 8,
      strokeLength: 24,
      strokeAngle: 1.55,
      inside:
        fill(box(-14, -16, 28, 26), canvas.grade("#a5423a")) +
        line("M-3 -72L-4 -20", canvas.lighten(wood, 0.6), 2.4, 0.7),
    }) +
    paint(canvas, "M-8 -98Q-34 -102 -46 -74Q-48 -68 -43 -70Q-30 -82 -8 -79Z", steel, {
      turn: 4,
      strokes: 4,
      strokeLength: 12,
      strokeAngle: -0.5,
    }) +
    paint(canvas, "M-11 -100H12L17 -96H23V-80H17L12 -76H-11Z", steel, {
      turn: 4,
      strokes: 4,
      strokeLength: 12,
      strokeAngle: 0.05,
    }) +
    paint(canvas, box(22, -103, 14, 30, 4), canvas.shade(steel, 0.2), { turn: 4, strokes: 2, strokeLength: 10 }) +
    line("M-5 -95H10M26 -98V-84", canvas.lighten(steel, 0.8), 3, 0.8);
  if (where !== "ground") return measured(svg, [0, -12]);
  return measured(place(svg, -40, -12, 1, 1, 82), [0, -12]);
};
