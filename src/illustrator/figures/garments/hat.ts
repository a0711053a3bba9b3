import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { paint } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

const CAP: readonly Point[] = [
  [-46, 10],
  [-42, -22],
  [-20, -38],
  [0, -42],
  [20, -38],
  [42, -22],
  [46, 10],
  [0, 4],
];
const CUFF: readonly Point[] = [
  [-51, 16],
  [-51, 0],
  [-26, -7],
  [0, -9],
  [26, -7],
  [51, 0],
  [51, 16],
  [26, 9],
  [0, 7],
  [-26, 9],
];

/** A knitted hat with a turned-up cuff and a bobble; between tall ears it is a small one. */
export const drawHat: DrawGarment = ({ canvas }, colour, { crown }) => {
  const k = crown.half / 46;
  const put = (points: readonly Point[]) => points.map(([x, y]): Point => [crown.x + x * k, crown.y + y * k]);
  const pale = canvas.lighten(colour, 0.62);
  return {
    onHead:
      paint(canvas, smooth(put(ellipse(0, -46, 14, 13, 12, seeded("bobble"), 0.08))), pale, {
        turn: 4,
        strokes: 7,
        strokeLength: 7,
        strokeHalf: 1.3,
      }) +
      paint(canvas, smooth(put(CAP)), colour, {
        turn: 6,
        strokes: 12,
        strokeLength: 15,
        strokeHalf: 1.5,
        strokeAngle: 1.45,
      }) +
      paint(canvas, smooth(put(CUFF)), pale, {
        turn: 4,
        strokes: 12,
        strokeLength: 11,
        strokeHalf: 1.3,
        strokeAngle: 1.55,
      }),
  };
};
