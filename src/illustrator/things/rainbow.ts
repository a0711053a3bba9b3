import type { DrawThing } from "../figure.ts";
import { num } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { oval } from "../gouache/path.ts";
import { measured } from "./measure.ts";

/** From the outer band in. */
const BANDS = ["#d9604f", "#e8954e", "#efc65c", "#7fb06a", "#5f9fc4", "#8b76b4"];
const OUTER = 124;
const WIDTH = 12;

/** A whole bow; in the sky its feet fade into cloud, on the ground they stand in it. */
export const drawRainbow: DrawThing = (canvas) => {
  const bands = BANDS.map((colour, index) => {
    const radius = OUTER - WIDTH / 2 - index * WIDTH;
    const arc = `M${num(-radius)} -14A${num(radius)} ${num(radius)} 0 0 1 ${num(radius)} -14`;
    return line(arc, canvas.grade(colour), WIDTH + 0.6, 0.86);
  }).join("");
  const cloud = canvas.grade("#fbf3e4");
  const puff = (x: number) =>
    paint(canvas, oval(x, -14, 44, 14) + oval(x - 20, -25, 19) + oval(x + 16, -27, 22), cloud, {
      turn: 6,
      strokes: 6,
      strokeLength: 16,
      shadow: 0.14,
    }) + fill(oval(x - 8, -16, 22, 8), canvas.grade("#fffaf0"), 0.5);
  const foot = OUTER - (BANDS.length * WIDTH) / 2;
  return measured(bands + puff(-foot) + puff(foot), [0, -OUTER + 10]);
};
