import type { DrawThing } from "../figure.ts";
import { box } from "../gouache/path.ts";
import { line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A short wooden ladder. */
export const drawLadder: DrawThing = (canvas) => {
  const wood = canvas.grade("#b98a58");
  const dark = canvas.shade(wood, 0.4);
  let rungs = "";
  for (let y = -14; y > -120; y -= 20) rungs += `M-20 ${y}H20`;
  const svg =
    line(rungs, dark, 7) +
    line(rungs, canvas.lighten(wood, 0.2), 4.4) +
    paint(canvas, box(-27, -126, 10, 126, 4) + box(17, -126, 10, 126, 4), wood, {
      turn: 3,
      strokes: 8,
      strokeLength: 22,
      strokeAngle: 1.55,
    });
  return measured(svg, [22, -60]);
};
