import { oval } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

/** A crown with stones, small enough to sit between ears. */
export const drawCrown: DrawGarment = ({ canvas }, colour, { crown }) => {
  const stone = canvas.grade("#c8443a");
  const other = canvas.grade("#4f8fb0");
  const drawn =
    paint(canvas, "M-32 6L-38 -32L-19 -14L0 -42L19 -14L38 -32L32 6Q0 15 -32 6Z", colour, {
      turn: 5,
      strokes: 6,
      strokeLength: 14,
      inside: fill("M-40 -4Q0 4 40 -4V1Q0 9 -40 1Z", canvas.shade(colour, 0.3), 0.5),
    }) +
    fill(oval(-38, -34, 4) + oval(0, -44, 4.4) + oval(38, -34, 4), canvas.lighten(colour, 0.5)) +
    fill(oval(0, -9, 5), stone) +
    fill(oval(-18, -6, 3.6) + oval(18, -6, 3.6), other);
  const k = Math.min(0.95, Math.max(0.66, crown.half / 42));
  return { onHead: place(drawn, crown.x, crown.y, k, k, -4) };
};
