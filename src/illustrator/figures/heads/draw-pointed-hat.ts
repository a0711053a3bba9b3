import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { starPath } from "../../things/star-path.ts";

/** A tall hat with a bent tip, a broad brim and stars on its band. */
export function drawPointedHat(canvas: Canvas, felt: Hex, stars: Hex): string {
  return (
    paint(
      canvas,
      smooth(
        [
          [-46, -28],
          [-24, -84],
          [-36, -126],
          [-4, -112],
          [22, -74],
          [47, -30],
          [0, -40],
        ],
        true,
        0.8,
      ),
      felt,
      { turn: 8, strokes: 12, strokeLength: 28, strokeAngle: 1.2 },
    ) +
    paint(
      canvas,
      smooth([
        [-70, -20],
        [-32, -38],
        [0, -41],
        [36, -39],
        [72, -23],
        [38, -18],
        [0, -24],
        [-36, -17],
      ]),
      felt,
      { turn: 5, strokes: 7, strokeLength: 20, strokeAngle: 0.1 },
    ) +
    line("M-43 -37Q0 -50 44 -38", stars, 6) +
    fill(starPath(-6, -80, 9) + starPath(14, -62, 6) + starPath(-18, -58, 5), stars)
  );
}
