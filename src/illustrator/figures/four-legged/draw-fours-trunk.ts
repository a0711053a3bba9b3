import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { FoursSitter } from "./fours-sitter.ts";

/** The trunk's own outline from the chest round to the back, level and in side view. */
export function barrel([l, d]: readonly [length: number, depth: number, width: number]): Point[] {
  return [
    [1.06 * l, -0.42 * d],
    [1.1 * l, 0.08 * d],
    [0.84 * l, 0.8 * d],
    [0.2 * l, 1.0 * d],
    [-0.5 * l, 0.92 * d],
    [-0.96 * l, 0.62 * d],
    [-1.12 * l, -0.06 * d],
    [-0.92 * l, -0.78 * d],
    [-0.5 * l, -0.98 * d],
    [0.1 * l, -0.88 * d],
    [0.5 * l, -0.98 * d],
  ];
}

/** Trunk and neck in one outline, so that no seam parts them. */
export function foursOutline(sitter: FoursSitter): Point[] {
  const { fours, foursBuild } = sitter;
  const [l, d] = foursBuild.trunk;
  const [[bx, by] = [0, 0]] = fours.put([[0.6 * l, -0.4 * d]]);
  const [hx, hy] = fours.head;
  const way = Math.hypot(hx - bx, hy - by) || 1;
  const [ux, uy] = [(hx - bx) / way, (hy - by) / way];
  const beside = (f: number, out: number): Point => [bx + ux * way * f + uy * out, by + uy * way * f - ux * out];
  const half = foursBuild.neck;
  const long = way > 92;
  // Where the head is low the neck is out of sight behind it.
  if (hy > by - 16) return fours.put(barrel(foursBuild.trunk));
  const nape = [...(long ? [beside(0.5, half * 1.12)] : []), beside(0.86, half * 0.92)];
  const throat = [beside(0.8, -half * 0.92), ...(long ? [beside(0.46, -half * 1.12)] : [])];
  return [...nape, ...throat, ...fours.put(barrel(foursBuild.trunk))];
}

/** A pale underside, from the chest along the belly. */
export function drawUnderside(sitter: FoursSitter): string {
  const [l, d] = sitter.foursBuild.trunk;
  const { view } = sitter.fours;
  const belly: readonly Point[] = ellipse(0.3 * l, (1.02 - 0.42 * view) * d, 1.0 * l, (0.46 + 0.36 * view) * d, 14);
  return fill(smooth(sitter.fours.put(belly)), sitter.colours.belly, 0.85);
}

/** The trunk with its neck and what is painted on it, clipped to it. */
export function drawFoursTrunk(sitter: FoursSitter, inside: string): string {
  return paint(sitter.canvas, smooth(foursOutline(sitter), true, 0.92), sitter.colours.main, {
    turn: 9,
    strokes: 16,
    strokeLength: 22,
    strokeHalf: 1.7,
    strokeAngle: 0.3,
    inside,
  });
}
