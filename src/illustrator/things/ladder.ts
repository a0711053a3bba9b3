import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A wooden ladder, narrower at its top, its rungs let into the rails. */
export const drawLadder: DrawThing = (canvas) => {
  const wood = canvas.grade("#c08a50");
  const dark = canvas.shade(wood, 0.62);
  const heights = [-18, -44, -70, -96, -122];
  const half = (y: number) => 33 + y * 0.06;
  const rungs = heights.map((y) => `M${-half(y)} ${y}H${half(y)}`).join("");
  const rail = (side: 1 | -1) =>
    paint(
      canvas,
      `M${side * 26} 0Q${side * 33} 3 ${side * 40} 0L${side * 31} -144Q${side * 25} -149 ${side * 18} -144Z`,
      side > 0 ? canvas.shade(wood, 0.12) : wood,
      { turn: 5, shadow: 0.36, light: 0.3, strokes: 10, strokeLength: 30, strokeAngle: 1.55, strokeStrength: 0.24 },
    );
  const svg =
    line(rungs, dark, 12) +
    line(rungs, canvas.lighten(wood, 0.18), 9) +
    line(
      heights.map((y) => `M${-half(y) + 8} ${y - 2.4}H${half(y) - 8}`).join(""),
      canvas.lighten(wood, 0.75),
      2,
      0.7,
    ) +
    rail(-1) +
    rail(1) +
    fill(heights.map((y) => oval(-half(y) + 1, y, 2.6) + oval(half(y) - 1, y, 2.6)).join(""), dark);
  return measured(svg, [27, -70]);
};
