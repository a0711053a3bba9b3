import { type Point, tube } from "../../gouache/path.ts";

/** A limb over its middle joint: path data. Half widths at its root, joint and end. */
export function limbPath(from: Point, joint: Point, to: Point, root: number, middle: number, end: number): string {
  const points: Point[] = [];
  const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  // Straight bones with a soft joint: the corner is cut on both sides and rounded.
  const before = lerp(from, joint, 0.62);
  const after = lerp(joint, to, 0.38);
  points.push(from, lerp(from, joint, 0.32));
  for (let i = 0; i <= 4; i++) {
    const t = i / 4;
    points.push(lerp(lerp(before, joint, t), lerp(joint, after, t), t));
  }
  points.push(lerp(joint, to, 0.7), to);
  return tube(points, root, end, middle);
}
