import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A pennant on a staff. */
export const drawFlag: DrawThing = (canvas) => {
  const red = canvas.grade("#cf5146");
  const wood = canvas.grade("#9a6d48");
  const svg =
    line("M0 0V-106", wood, 5.4) +
    fill(oval(0, -108, 5), canvas.grade("#e6b84f")) +
    paint(canvas, "M2 -102Q26 -108 40 -98Q54 -92 66 -84Q50 -80 40 -72Q22 -64 2 -66Z", red, {
      turn: 4,
      strokes: 8,
      strokeLength: 20,
      strokeAngle: 0.2,
      inside: line("M0 -84Q26 -88 62 -84", canvas.grade("#fbf1de"), 8, 0.9),
    });
  return measured(svg, [0, -22]);
};
