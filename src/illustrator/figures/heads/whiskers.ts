import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, type Point } from "../../gouache/path.ts";
import { line } from "../../gouache/shape.ts";

/** Two or three fine hairs on each side of a nose. */
export function drawWhiskers(canvas: Canvas, colour: Hex, [x, y]: Point, reach: number): string {
  let d = "";
  for (const side of [-1, 1]) {
    for (const [from, rise] of [
      [6, -4],
      [9, 1.5],
      [12, 7],
    ] as const) {
      d += `M${at(x + side * 17, y + from)}q${at(side * reach * 0.5, rise * 0.3 - 1)} ${at(side * reach, rise)}`;
    }
  }
  return line(d, canvas.shade(colour, 0.55), 1.3, 0.7);
}
