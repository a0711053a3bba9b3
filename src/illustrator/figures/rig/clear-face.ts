import type { Point } from "../../gouache/path.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Moves a hand, and what it holds, off the face. `around` is how far hand and thing go from the hand's middle, to each
 * side. A hand goes out on its own side or below the chin, whichever is nearer, never above the head; and not so low that
 * what it holds would go into the ground, which is at 0 (`floor` false: there is none).
 */
export function clearFace(hand: Point, face: Box, around: Box, side: 1 | -1, floor = true): Point {
  const lowest = floor ? -around.bottom : Infinity;
  const x = hand[0];
  const y = Math.min(hand[1], lowest);
  const overlaps =
    x + around.right > face.left &&
    x - around.left < face.right &&
    y + around.bottom > face.top &&
    y - around.top < face.bottom;
  if (!overlaps) return [x, y];
  const out: Point = side > 0 ? [face.right + around.left, y] : [face.left - around.right, y];
  const down: Point = [x, face.bottom + around.top];
  return Math.abs(out[0] - x) <= down[1] - y || down[1] > lowest ? out : down;
}
