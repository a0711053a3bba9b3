import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A hand mirror in a golden frame. */
export const drawMirror: DrawThing = (canvas) => {
  const gold = canvas.grade("#d9a748");
  const svg =
    line("M0 -30V0", gold, 9) +
    paint(canvas, oval(0, -58, 28, 32), gold, { turn: 4, strokes: 5, strokeLength: 12 }) +
    paint(canvas, oval(0, -58, 21, 25), canvas.grade("#cfe4ea"), {
      turn: 4,
      strokes: 0,
      inside: fill("M-20 -50L4 -86H14L-14 -40ZM2 -36L20 -62V-54L8 -36Z", "#ffffff", 0.6),
    }) +
    fill(oval(0, -93, 5) + oval(0, 0, 5.4), canvas.lighten(gold, 0.4));
  return measured(svg, [0, -12]);
};
