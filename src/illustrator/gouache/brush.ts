import type { Bounds } from "./bounds.ts";
import { at, num } from "./path.ts";
import type { Random } from "./random.ts";

/** One dry-brush mark: a lens, `length` long, `half` thick at its middle, turned by `angle` radians. Path data. */
export function mark(x: number, y: number, length: number, half: number, angle: number): string {
  const c = (Math.cos(angle) * length) / 2;
  const s = (Math.sin(angle) * length) / 2;
  const nx = -Math.sin(angle) * half;
  const ny = Math.cos(angle) * half;
  return `M${at(x - c, y - s)}q${at(c - nx, s - ny)} ${at(2 * c, 2 * s)}q${at(nx - c, ny - s)} ${at(-2 * c, -2 * s)}Z`;
}

export interface BrushStrokes {
  count: number;
  length: number;
  half: number;
  /** Radians; a function gives the direction at each place. */
  angle: number | ((x: number, y: number) => number);
}

/** Many marks strewn over a box. Path data. */
export function strokes(
  random: Random,
  [left, top, right, bottom]: Bounds,
  { count, length, half, angle }: BrushStrokes,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(left, right);
    const y = random.range(top, bottom);
    const direction = (typeof angle === "number" ? angle : angle(x, y)) + random.gauss() * 0.25;
    d += mark(x, y, length * random.range(0.5, 1.3), half * random.range(0.4, 1.1), direction);
  }
  return d;
}

/** Small dots strewn over a box, each about `size` in radius. Path data. */
export function specks(random: Random, [left, top, right, bottom]: Bounds, count: number, size: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(left, right);
    const y = random.range(top, bottom);
    const r = num(size * random.range(0.4, 1.2));
    const across = num(2 * Number(r));
    d += `M${at(x - Number(r), y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`;
  }
  return d;
}
