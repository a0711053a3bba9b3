import type { DrawThing } from "../figure.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A treasure map with a dotted way and a cross. */
export const drawMap: DrawThing = (canvas) => {
  const paper = canvas.grade("#eed9a8");
  const ink = canvas.grade("#8a5a3c");
  const svg = paint(
    canvas,
    "M-40 -56Q-26 -62 -14 -55Q0 -49 14 -55Q28 -61 40 -55L42 -6Q28 -10 15 -4Q0 2 -14 -4Q-28 -9 -42 -3Z",
    paper,
    {
      turn: 5,
      strokes: 8,
      strokeLength: 14,
      strokeHalf: 1.4,
      inside:
        fill("M14 -56L15 -3Q0 2 -14 -4L-14 -55Q0 -49 14 -56Z", canvas.shade(paper, 0.3), 0.35) +
        fill("M-36 -22Q-28 -34 -20 -22ZM-28 -20Q-22 -29 -15 -20Z", canvas.grade("#6f9a62"), 0.8) +
        `<path d="M-30 -14Q-14 -8 -6 -20Q2 -34 14 -26Q20 -22 24 -36" fill="none" stroke="${ink}" stroke-width="2.6" stroke-dasharray="4 4" stroke-linecap="round"/>` +
        line("M20 -46L31 -36M31 -46L20 -36", canvas.grade("#c8443a"), 4) +
        line("M-2 -46q4 -4 8 0t8 0", canvas.grade("#5f93a8"), 2, 0.8),
    },
  );
  return measured(svg, [-6, -12]);
};
