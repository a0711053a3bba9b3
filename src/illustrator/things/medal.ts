import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";
import { starPath } from "./star-path.ts";

/** A medal on a ribbon. */
export const drawMedal: DrawThing = (canvas) => {
  const gold = canvas.grade("#e3b143");
  const blue = canvas.grade("#4f7fb5");
  const svg =
    paint(canvas, "M-24 -92H-4L6 -44H-6ZM24 -92H4L-6 -44H6Z", blue, {
      turn: 3,
      strokes: 5,
      strokeLength: 14,
      strokeAngle: 1.4,
      inside: line("M-14 -92L0 -44M14 -92L0 -44", canvas.grade("#fbf1de"), 4, 0.9),
    }) +
    paint(canvas, oval(0, -25, 25), gold, { turn: 5, strokes: 5, strokeLength: 10 }) +
    line(oval(0, -25, 19), canvas.shade(gold, 0.35), 2.2, 0.6) +
    fill(starPath(0, -25, 13), canvas.lighten(gold, 0.55));
  return measured(svg, [0, -80]);
};
