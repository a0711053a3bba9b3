import { mark } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, num } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { nearness, type Stage } from "../stage.ts";

export function flower(canvas: Canvas, x: number, y: number, size: number, colour: Hex): string {
  let petals = "";
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 - 1.57;
    petals += mark(
      x + Math.cos(angle) * size * 0.42,
      y - size * 1.5 + Math.sin(angle) * size * 0.42,
      size * 0.8,
      size * 0.34,
      angle,
    );
  }
  return (
    line(
      `M${at(x, y)}Q${at(x + size * 0.2, y - size * 0.8)} ${at(x, y - size * 1.5)}`,
      canvas.grade("#5f8f4c"),
      size * 0.12,
    ) +
    fill(mark(x + size * 0.3, y - size * 0.5, size * 0.7, size * 0.2, -0.7), canvas.grade("#6fa457")) +
    fill(petals, canvas.grade(colour)) +
    `<circle cx="${num(x)}" cy="${num(y - size * 1.5)}" r="${num(size * 0.24)}" fill="${canvas.grade("#f6cf5a")}"/>`
  );
}

/** Flowers in loose groups on the ground; none in snow. */
export function flowers(
  stage: Stage,
  groups: readonly (readonly [x: number, y: number, colour: Hex])[],
  each = 5,
): string {
  if (stage.snow) return "";
  const random = stage.canvas.randomFor("flowers");
  return groups
    .flatMap(([x, y, colour]) =>
      Array.from({ length: each }, () => [x + random.gauss() * 64, y + random.gauss() * 18, colour] as const),
    )
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, colour]) => flower(stage.canvas, x, y, 13 * nearness(stage, y) * random.range(0.8, 1.25), colour))
    .join("");
}
