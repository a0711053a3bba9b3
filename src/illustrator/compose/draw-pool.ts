import type { Canvas } from "../gouache/canvas.ts";
import { at, num } from "../gouache/path.ts";
import { fill, line } from "../gouache/shape.ts";
import type { PlacedFigure } from "./compose-page.ts";

/** Water about whoever swims where a place has none to swim in: behind the figure and, up to its waist, before it. */
export interface Pool {
  readonly behind: string;
  readonly before: string;
}

/** How much of a swimmer is under water: up to the chin where the chin is low, never more than this share of its height. */
const MOST = 0.36;
const LEAST = 0.12;

export function drawPool(canvas: Canvas, { x, y, extent }: PlacedFigure, scale: number): Pool {
  const { head, height } = extent;
  const deep = Math.max(LEAST * height, Math.min(MOST * height, -(head.y + head.radius))) * scale;
  const level = y - deep;
  const middle = x + ((extent.right - extent.left) / 2) * scale;
  const half = ((extent.left + extent.right) / 2 + 34) * scale;
  const ry = Math.max(deep * 1.35, half * 0.22);
  const rx = Math.max(half, ry * 2.3);
  const back = ry * 0.55;
  const [left, right] = [middle - rx, middle + rx];
  const water = canvas.grade("#7fbfcb");
  const pale = canvas.lighten(water, 0.75);
  const far = `M${at(left, level)}A${num(rx)} ${num(back)} 0 0 1 ${at(right, level)}`;
  const near = `A${num(rx)} ${num(ry)} 0 0 1 ${at(left, level)}Z`;
  const waves = 9;
  const step = (2 * rx) / waves;
  let crest = `M${at(left, level)}`;
  for (let i = 0; i < waves; i++) {
    const x0 = left + i * step;
    crest += `Q${at(x0 + step / 2, level + (i % 2 ? 6 : -6) * scale)} ${at(x0 + step, level)}`;
  }
  const ring = (share: number, down: number) =>
    `M${at(middle - rx * share, level + ry * down)}Q${at(middle, level + ry * (down + 0.12))} ${at(middle + rx * share, level + ry * down)}`;
  return {
    behind: fill(far + near, water) + line(ring(0.7, (-back * 0.5) / ry), pale, 3 * scale, 0.5),
    before:
      fill(crest + near, water, 0.84) +
      line(crest, pale, 4 * scale, 0.8) +
      line(ring(0.8, 0.36) + ring(0.55, 0.62), pale, 3 * scale, 0.6),
  };
}
