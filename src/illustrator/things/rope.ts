import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { line } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A coil of rope. */
export const drawRope: DrawThing = (canvas) => {
  const hemp = canvas.grade("#d0a86a");
  const dark = canvas.shade(hemp, 0.5);
  const coil = [oval(0, -30, 30, 25), oval(1, -31, 22, 18), oval(-1, -30, 14, 11)];
  const twist = (d: string) =>
    line(d, dark, 8.4) +
    line(d, hemp, 6.6) +
    `<path d="${d}" fill="none" stroke="${dark}" stroke-opacity="0.5" stroke-width="6" stroke-dasharray="1.6 6"/>`;
  const svg = coil.map(twist).join("") + twist("M22 -14Q36 -6 44 -4");
  return measured(svg, [0, -50]);
};
