import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A warm cup, steaming. */
export const drawCup: DrawThing = (canvas) => {
  const glaze = canvas.grade("#d9685a");
  const svg =
    line("M-8 -52Q-13 -60 -7 -67M5 -52Q0 -60 6 -68", canvas.grade("#f7f1e6"), 4, 0.85) +
    line("M20 -36Q36 -38 34 -24Q32 -13 18 -15", canvas.shade(glaze, 0.15), 6) +
    paint(canvas, "M-23 -45H23Q23 -12 14 -2Q0 3 -14 -2Q-23 -12 -23 -45Z", glaze, {
      turn: 5,
      strokes: 5,
      strokeLength: 14,
      inside: line("M-26 -30H26", canvas.grade("#fbf3e2"), 5, 0.9),
    }) +
    paint(canvas, oval(0, -45, 23, 6), canvas.grade("#8a5a3e"), { turn: 2, strokes: 0 }) +
    line(oval(0, -45, 23, 6), canvas.lighten(glaze, 0.4), 3);
  return measured(svg, [0, -14]);
};
