import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A magnifying glass. */
export const drawMagnifier: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#8a5a40");
  const brass = canvas.grade("#d3a34c");
  const svg =
    line("M0 -36V0", wood, 9) +
    fill(oval(0, -62, 25), canvas.grade("#d6ebf0"), 0.75) +
    fill("M-18 -66Q-14 -82 2 -84Q-10 -76 -12 -62Z", "#ffffff", 0.8) +
    line(oval(0, -62, 26), canvas.shade(brass, 0.25), 7) +
    line(oval(0, -62, 26), brass, 5);
  if (where !== "ground") return measured(svg, [0, -12]);
  return measured(place(svg, -36, -10, 1, 1, 76), [0, -10]);
};
