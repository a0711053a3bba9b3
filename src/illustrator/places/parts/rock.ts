import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { num, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";

export function rock(canvas: Canvas, x: number, y: number, width: number, colour: Hex, snow = false): string {
  const random = canvas.randomFor(`rock${Math.round(x)}`);
  const j = () => random.range(0.85, 1.15);
  const d = smooth(
    [
      [x - width * 0.5, y],
      [x - width * 0.42 * j(), y - width * 0.3 * j()],
      [x - width * 0.1, y - width * 0.5 * j()],
      [x + width * 0.25, y - width * 0.42 * j()],
      [x + width * 0.48, y - width * 0.14],
      [x + width * 0.5, y + width * 0.02],
      [x, y + width * 0.06],
    ],
    true,
    0.75,
  );
  const cap = smooth([
    [x - width * 0.42, y - width * 0.24],
    [x - width * 0.12, y - width * 0.52],
    [x + width * 0.25, y - width * 0.46],
    [x + width * 0.4, y - width * 0.22],
    [x + width * 0.1, y - width * 0.32],
    [x - width * 0.2, y - width * 0.26],
  ]);
  return (
    `<ellipse cx="${num(x + width * 0.06)}" cy="${num(y + width * 0.02)}" rx="${num(width * 0.58)}" ry="${num(width * 0.1)}" fill="${canvas.palette.shadow}" fill-opacity=".22"/>` +
    paint(canvas, d, canvas.grade(colour), {
      turn: width * 0.1,
      shadow: 0.3,
      strokes: 16,
      strokeLength: width * 0.22,
      strokeHalf: Math.max(1.2, width * 0.016),
    }) +
    (snow ? fill(cap, "#fbfcff", 0.93) : "")
  );
}
