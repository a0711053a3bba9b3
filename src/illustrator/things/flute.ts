import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wooden flute. */
export const drawFlute: DrawThing = (canvas) => {
  const wood = canvas.grade("#b57f4c");
  const svg =
    paint(canvas, box(-48, -17, 96, 14, 7), wood, {
      turn: 4,
      strokes: 6,
      strokeLength: 22,
      strokeAngle: 0.02,
      inside:
        fill([-14, -2, 10, 22, 34].map((x) => oval(x, -11, 2.8)).join(""), canvas.shade(wood, 0.7)) +
        line("M-36 -20V2M-28 -20V2M42 -20V2", canvas.lighten(wood, 0.5), 3, 0.8),
    }) + fill(oval(-42, -12, 2.6, 3.6), canvas.shade(wood, 0.7));
  return measured(svg, [6, -9]);
};
