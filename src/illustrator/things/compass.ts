import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A brass pocket compass. */
export const drawCompass: DrawThing = (canvas) => {
  const brass = canvas.grade("#c99a48");
  const dial = canvas.grade("#fbf3df");
  const svg =
    line(oval(0, -62, 7), brass, 4) +
    paint(canvas, oval(0, -29, 29), brass, { turn: 5, strokes: 6, strokeLength: 12 }) +
    paint(canvas, oval(0, -29, 22), dial, {
      turn: 4,
      shadow: 0.14,
      strokes: 0,
      inside: line("M0 -48V-44M0 -14V-10M-19 -29H-15M15 -29H19", canvas.shade(dial, 0.5), 2, 0.8),
    }) +
    fill("M12 -43L4 -25L-4 -33Z", canvas.grade("#c8443a")) +
    fill("M-12 -15L4 -25L-4 -33Z", canvas.grade("#4a5f7a")) +
    fill(oval(0, -29, 2.6), brass);
  return measured(svg, [0, -8]);
};
