import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A pair of rubber boots, one leaning behind the other, with pale cuffs and thick soles. */
export const drawBoots: DrawThing = (canvas) => {
  const rubber = canvas.grade("#e3ac34");
  const boot = (tone: string) => {
    const sole = canvas.shade(tone, 0.72);
    return (
      paint(canvas, "M-18 -74H18L15 -40Q15 -30 26 -28Q48 -25 49 -6L48 -2H-17Q-20 -18 -16 -38Z", tone, {
        turn: 7,
        shadow: 0.32,
        strokes: 7,
        strokeLength: 16,
        strokeAngle: 1.4,
        inside:
          line("M-22 -12Q0 -7 14 -14Q24 -20 50 -16", canvas.shade(tone, 0.35), 2.6, 0.7) +
          line("M30 -22Q39 -20 43 -13", canvas.lighten(tone, 0.8), 4, 0.8) +
          line("M-9 -52L-10 -26", canvas.lighten(tone, 0.8), 4, 0.6),
      }) +
      fill("M-19 -6H50V-1Q50 3 45 3H6L3 0H-1L-4 3H-15Q-19 3 -19 -1Z", sole) +
      paint(canvas, "M-21 -76Q0 -68 21 -76L20 -58Q0 -50 -20 -58Z", canvas.lighten(tone, 0.55), {
        turn: 4,
        strokes: 3,
        strokeLength: 10,
      }) +
      fill(oval(0, -76, 21, 6.5), canvas.shade(tone, 0.85)) +
      line("M-21 -76A21 6.5 0 0 0 21 -76", canvas.lighten(tone, 0.75), 2.4)
    );
  };
  const svg = place(boot(canvas.shade(rubber, 0.28)), -25, -3, 0.96, 0.96, -5) + place(boot(rubber), 9, 0);
  return measured(svg, [-4, -66]);
};
