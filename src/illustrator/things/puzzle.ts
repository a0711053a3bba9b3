import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A piece of a jigsaw puzzle. */
export const drawPuzzle: DrawThing = (canvas) => {
  const green = canvas.grade("#6aa587");
  const svg = paint(
    canvas,
    "M-26 -50H-9Q-14 -66 0 -67Q14 -66 9 -50H26V-33Q42 -38 43 -24Q42 -10 26 -15V0H9Q12 -14 0 -15Q-12 -14 -9 0H-26V-17Q-13 -13 -12 -25Q-13 -37 -26 -33Z",
    green,
    { turn: 5, strokes: 8, strokeLength: 16, inside: fill(oval(2, -28, 9), canvas.grade("#f0c659"), 0.9) },
  );
  return measured(svg, [0, -20]);
};
