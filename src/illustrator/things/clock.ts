import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** An alarm clock with two bells. */
export const drawClock: DrawThing = (canvas) => {
  const red = canvas.grade("#c9584a");
  const brass = canvas.grade("#dcae50");
  const svg =
    line("M-18 -6L-26 0M18 -6L26 0", canvas.shade(brass, 0.3), 6) +
    paint(canvas, oval(-17, -66, 12, 9) + oval(17, -66, 12, 9), brass, { turn: 3, strokes: 0 }) +
    line("M0 -66V-76M-7 -77H7", canvas.shade(brass, 0.3), 4) +
    paint(canvas, oval(0, -34, 31), red, { turn: 6, strokes: 7, strokeLength: 14 }) +
    paint(canvas, oval(0, -34, 23), canvas.grade("#fdf6e6"), { turn: 4, shadow: 0.14, strokes: 0 }) +
    line("M0 -52v4M0 -20v4M-18 -34h4M14 -34h4", canvas.grade("#6a5a58"), 2.6) +
    line("M0 -34V-47M0 -34L9 -29", canvas.grade("#4a3e46"), 3.6);
  return measured(svg, [0, -8]);
};
