import { type Point, smooth, polygon } from "../gouache/path.ts";

/** A five-pointed star; `soft` rounds its points as a child draws them. */
export function starPath(cx: number, cy: number, radius: number, inner = 0.5, soft = true): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? radius * inner : radius;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
  return soft ? smooth(points, true, 0.45) : polygon(points);
}
