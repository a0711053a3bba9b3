import { at, box, ellipse, num, oval, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { stones } from "../parts/buildings.ts";
import type { Stage } from "../stage.ts";

export function hearth(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const stone = canvas.grade("#b3a498");
  const half = width / 2;
  const h = width * 0.98;
  const mouth = `M${at(x - half * 0.56, y)}V${num(y - h * 0.46)}Q${at(x, y - h * 0.78)} ${at(x + half * 0.56, y - h * 0.46)}V${num(y)}Z`;
  const flame = (dx: number, k: number, colour: string) =>
    fill(
      smooth(
        [
          [x + dx - 30 * k, y - 20],
          [x + dx - 26 * k, y - 60 * k],
          [x + dx - 4 * k, y - 130 * k],
          [x + dx + 18 * k, y - 76 * k],
          [x + dx + 30 * k, y - 22],
        ],
        true,
        0.9,
      ),
      colour,
      0.95,
    );
  return (
    paint(
      canvas,
      `M${at(x - half * 0.62, y - h)}L${at(x - half * 0.4, -80)}H${num(x + half * 0.4)}L${at(x + half * 0.62, y - h)}Z`,
      canvas.shade(stone, 0.12),
      {
        turn: 20,
        strokes: 24,
        strokeAngle: 1.5,
        inside: fill(stones(canvas, [x - half, 0, x + half, y - h], 40, 44), canvas.shade(stone, 0.35), 0.3),
      },
    ) +
    paint(canvas, box(x - half, y - h, width, h), stone, {
      turn: 16,
      strokes: 30,
      inside: fill(stones(canvas, [x - half, y - h, x + half, y], 34, 46), canvas.shade(stone, 0.35), 0.35),
    }) +
    paint(canvas, box(x - half * 1.12, y - h - 14, width * 1.12, 44, 6), canvas.shade(canvas.palette.trunk, 0.1), {
      turn: 7,
      strokes: 24,
      strokeAngle: 0,
    }) +
    `<g clip-path="${canvas.clip(mouth)}">${fill(mouth, canvas.shade(stone, 0.82))}${canvas.glow(x, y - 60, 190, "#ff9a4a", 0.9)}${flame(-26, 0.9, "#f08a3c")}${flame(30, 1.05, "#f5a044")}${flame(0, 0.8, "#ffd678")}${fill(smooth(ellipse(x, y - 12, 90, 18)), canvas.grade("#6d4636"))}</g>` +
    paint(canvas, box(x - half * 1.15, y - 4, width * 1.15, 26, 5), canvas.lighten(stone, 0.1), {
      turn: 6,
      strokes: 10,
      strokeAngle: 0,
    }) +
    [0.1, 0.62]
      .map(
        (u, i) =>
          fill(box(x + half * u, y - h - 64 - i * 10, 26, 50 + i * 10, 8), canvas.grade(i ? "#5f8a96" : "#c99a4a")) +
          fill(oval(x + half * u + 13, y - h - 64 - i * 10, 15, 8), canvas.grade("#8fb84f")),
      )
      .join("")
  );
}
