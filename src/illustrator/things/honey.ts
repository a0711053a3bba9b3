import type { DrawThing } from "../figure.ts";
import { box, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A pot of honey with a dipper. */
export const drawHoney: DrawThing = (canvas) => {
  const clay = canvas.grade("#c98a52");
  const honey = canvas.grade("#f0b13a");
  const svg =
    line("M10 -56L26 -84", canvas.grade("#a87848"), 5) +
    fill(oval(28, -88, 7, 8), canvas.grade("#a87848")) +
    paint(canvas, "M-26 -50H26Q36 -26 24 -2Q0 4 -24 -2Q-36 -26 -26 -50Z", clay, {
      turn: 6,
      strokes: 6,
      strokeLength: 16,
    }) +
    fill("M-27 -50Q0 -42 27 -50L25 -40Q20 -28 16 -40Q10 -20 4 -38Q-4 -30 -10 -39Q-18 -34 -27 -42Z", honey) +
    paint(canvas, oval(0, -51, 27, 7), honey, { turn: 2, strokes: 0 }) +
    paint(canvas, box(-15, -26, 30, 17, 4), canvas.grade("#fbf1de"), {
      turn: 2,
      strokes: 0,
      inside: fill("M0 -12C-9 -17 -6 -23 0 -20C6 -23 9 -17 0 -12Z", canvas.grade("#d2554a")),
    });
  return measured(svg, [0, -10]);
};
