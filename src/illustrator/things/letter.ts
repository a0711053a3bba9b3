import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A sealed letter. */
export const drawLetter: DrawThing = (canvas, { where }) => {
  const paper = canvas.grade("#fbf1dc");
  const flap = canvas.shade(paper, 0.5);
  const seal = canvas.grade("#c8443a");
  const svg = place(
    paint(canvas, box(-34, -48, 68, 48, 4), paper, {
      turn: 4,
      strokes: 5,
      strokeLength: 14,
      inside:
        fill("M-34 -48L0 -18L34 -48Z", canvas.shade(paper, 0.2), 0.45) +
        line("M-34 -47L0 -18L34 -47M-34 -1L-8 -25M34 -1L8 -25", flap, 1.8, 0.55),
    }) + fill("M0 -13C-14 -22 -9 -31 0 -26C9 -31 14 -22 0 -13Z", seal),
    0,
    0,
    1,
    1,
    where === "ground" ? 0 : -6,
  );
  return measured(svg, [0, -8]);
};
