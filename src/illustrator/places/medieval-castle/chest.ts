import { at, box, ellipse, num, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";

export function chest(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const wood = canvas.grade("#95653f");
  const brass = canvas.grade("#e0b45a");
  const h = width * 0.36;
  return (
    fill(smooth(ellipse(x, y + 3, width * 0.6, 12)), canvas.palette.shadow, 0.28) +
    paint(
      canvas,
      `M${at(x - width / 2, y - h)}Q${at(x - width / 2, y - h * 1.9)} ${at(x, y - h * 1.95)}Q${at(x + width / 2, y - h * 1.9)} ${at(x + width / 2, y - h)}Z`,
      canvas.lighten(wood, 0.1),
      { turn: 9, strokes: 20, strokeAngle: 0 },
    ) +
    paint(canvas, box(x - width / 2, y - h, width, h, 4), wood, { turn: 9, strokes: 20, strokeAngle: 0 }) +
    line(
      `M${at(x - width * 0.34, y)}V${num(y - h * 1.84)}M${at(x + width * 0.34, y)}V${num(y - h * 1.84)}M${at(x - width / 2, y - h)}h${num(width)}`,
      brass,
      7,
      0.9,
    ) +
    fill(box(x - 13, y - h - 12, 26, 30, 4), brass)
  );
}
