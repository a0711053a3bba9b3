import type { DrawThing } from "../figure.ts";
import { line, paint, place } from "../gouache/shape.ts";
import { starPath } from "./star-path.ts";
import { measured } from "./measure.ts";

/** A wand with a star at its tip. */
export const drawWand: DrawThing = (canvas, { where }) => {
  const wood = canvas.grade("#7a5240");
  const upright =
    canvas.glow(0, -80, 34, "#ffe9a0", 0.7) +
    line("M0 -66V0", wood, 5) +
    line("M0 -16V0", canvas.grade("#e9d5a4"), 5.4) +
    paint(canvas, starPath(0, -78, 19), canvas.grade("#f7cf5c"), { turn: 4, strokes: 4, strokeLength: 10 }) +
    line("M-22 -98l-5 -5M22 -98l5 -5M26 -76h8M-26 -76h-8", "#fff0b8", 2.6, 0.9);
  if (where === "hand")
    return measured(place(upright, 0, 0, 1, 1, 16), [2, -8], { at: [22, -76], radius: 70, colour: "#ffe9a0" });
  return measured(place(upright, -44, -8, 1, 1, 80), [-30, -8], { at: [33, -22], radius: 70, colour: "#ffe9a0" });
};
