import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A big red pencil. */
export const drawPencil: DrawThing = (canvas, { where }) => {
  const red = canvas.grade("#d2554a");
  const svg =
    paint(canvas, box(-8, -78, 16, 66, 2), red, {
      turn: 3,
      strokes: 4,
      strokeLength: 20,
      strokeAngle: 1.55,
      inside: line("M-3 -80V-10M4 -80V-10", canvas.shade(red, 0.25), 1.8, 0.5),
    }) +
    paint(canvas, "M-8 -13H8L1 2H-1Z", canvas.grade("#f0d3a4"), { turn: 2, strokes: 0 }) +
    fill("M-3 -3H3L0 3Z", canvas.grade("#4a3e46")) +
    paint(canvas, box(-8, -92, 16, 14, 5), canvas.grade("#e9a0a4"), { turn: 2, strokes: 0 }) +
    fill(box(-9, -82, 18, 7, 1), canvas.grade("#c3cad2"));
  if (where !== "ground") return measured(svg, [0, -30]);
  return measured(place(svg, -42, -10, 1, 1, 96), [0, -10]);
};
