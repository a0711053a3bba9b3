import type { DrawThing } from "../figure.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A pair of rubber boots. */
export const drawBoots: DrawThing = (canvas) => {
  const rubber = canvas.grade("#e0b43f");
  const sole = canvas.shade(rubber, 0.5);
  const boot = (x: number, tone: string) =>
    paint(canvas, `M${x - 12} -54H${x + 12}V-22Q${x + 30} -20 ${x + 30} -4V0H${x - 12}Z`, tone, {
      turn: 4,
      strokes: 5,
      strokeLength: 14,
      strokeAngle: 1.4,
      inside:
        fill(`M${x - 14} -5H${x + 34}V2H${x - 14}Z`, sole) +
        line(`M${x - 14} -46H${x + 14}`, canvas.lighten(rubber, 0.5), 4, 0.8),
    });
  const svg = boot(-20, canvas.shade(rubber, 0.14)) + boot(6, rubber);
  return measured(svg, [-2, -50]);
};
