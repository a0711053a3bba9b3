import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A brass telescope, drawn out. */
export const drawTelescope: DrawThing = (canvas) => {
  const brass = canvas.grade("#cf9d48");
  const leather = canvas.grade("#7a4a3a");
  const svg =
    paint(canvas, box(-44, -24, 26, 16, 4), brass, { turn: 3, strokes: 3, strokeLength: 10, strokeAngle: 0.05 }) +
    paint(canvas, box(-20, -27, 28, 22, 4), leather, { turn: 4, strokes: 4, strokeLength: 12 }) +
    paint(canvas, box(6, -31, 36, 30, 4), brass, { turn: 5, strokes: 4, strokeLength: 14, strokeAngle: 0.05 }) +
    line("M8 -31V-1M38 -32V0M-19 -27V-5", canvas.lighten(brass, 0.5), 4) +
    fill(oval(43, -16, 4, 14), canvas.grade("#cfe6ee"));
  return measured(svg, [-6, -14]);
};
