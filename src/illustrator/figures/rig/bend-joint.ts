import type { Point } from "../../gouache/path.ts";

/**
 * Where the elbow or knee of a limb of two equal bones stands (two-bone inverse kinematics). A limb that is shorter than
 * the way is taken as stretched, with a trace of a bend left in it. Side −1 of a limb that hangs down is to the right.
 * `most` is how far the joint may stand off the straight line, in limb lengths.
 */
export function bendJoint(from: Point, to: Point, length: number, side: 1 | -1, most = 0.4): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const way = Math.hypot(dx, dy) || 1;
  const half = Math.max(length, way * 1.02) / 2;
  const out = Math.min(Math.sqrt(Math.max(0, half * half - (way * way) / 4)), length * most);
  return [(from[0] + to[0]) / 2 - (dy / way) * out * side, (from[1] + to[1]) / 2 + (dx / way) * out * side];
}
