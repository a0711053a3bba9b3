import type { Canvas } from "../../gouache/canvas.ts";
import { oval, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";

/** A banded ball about (x, y). */
export function ball(canvas: Canvas, x: number, y: number, r: number): string {
  const bands =
    fill(
      smooth(
        [
          [x - r, y - r * 0.2],
          [x, y - r * 0.44],
          [x + r, y - r * 0.2],
          [x + r, y + r * 0.34],
          [x, y + r * 0.1],
          [x - r, y + r * 0.34],
        ],
        true,
        0.8,
      ),
      canvas.grade("#fff3dc"),
    ) + fill(oval(x, y - r * 0.86, r * 0.5, r * 0.26), canvas.grade("#f0bf55"));
  return paint(canvas, oval(x, y, r), canvas.grade("#d9605a"), {
    turn: r * 0.2,
    strokes: 10,
    strokeLength: r * 0.4,
    inside: bands,
  });
}
