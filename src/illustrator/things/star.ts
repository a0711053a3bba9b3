import type { DrawThing } from "../figure.ts";
import { ellipse, smooth } from "../gouache/path.ts";
import { fill, paint } from "../gouache/shape.ts";
import { starPath } from "./star-path.ts";
import { measured } from "./measure.ts";

/** A fallen star, plump and warm, that lights what is near. */
export const drawStar: DrawThing = (canvas) => {
  const svg =
    canvas.glow(0, -34, 58, "#ffe08a", 0.75) +
    paint(canvas, starPath(0, -33, 34), canvas.grade("#f7cb52"), {
      turn: 5,
      strokes: 8,
      strokeLength: 14,
      strokeHalf: 1.5,
      inside: fill(smooth(ellipse(-6, -42, 8, 6)), "#fff6d0", 0.6),
    });
  return measured(svg, [0, -12], { at: [0, -34], radius: 130, colour: "#ffe08a" });
};
