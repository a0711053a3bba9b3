import type { DrawThing } from "../figure.ts";
import { at, oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wooden wheel with spokes. */
export const drawWheel: DrawThing = (canvas) => {
  const wood = canvas.grade("#ab7a4c");
  const dark = canvas.shade(wood, 0.4);
  let spokes = "";
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2;
    spokes += `M0 -36L${at(Math.cos(angle) * 29, -36 + Math.sin(angle) * 29)}`;
  }
  const svg =
    line(spokes, dark, 6) +
    line(spokes, wood, 4) +
    line(oval(0, -36, 31), dark, 10) +
    line(oval(0, -36, 31), wood, 7) +
    paint(canvas, oval(0, -36, 10), dark, { turn: 3, strokes: 0 }) +
    fill(oval(0, -36, 3.6), canvas.grade("#d9b066"));
  return measured(svg, [0, -5]);
};
