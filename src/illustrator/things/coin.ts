import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";
import { starPath } from "./star-path.ts";

/** A gold coin with a star on it. */
export const drawCoin: DrawThing = (canvas) => {
  const gold = canvas.grade("#e3b143");
  const svg =
    paint(canvas, oval(0, -25, 25), gold, { turn: 4, strokes: 5, strokeLength: 10 }) +
    line(oval(0, -25, 19), canvas.shade(gold, 0.35), 2.4, 0.6) +
    fill(starPath(0, -25, 12), canvas.lighten(gold, 0.55)) +
    fill("M-17 -34Q-12 -44 -2 -45Q-12 -40 -14 -32Z", "#ffffff", 0.5);
  return measured(svg, [0, -6]);
};
