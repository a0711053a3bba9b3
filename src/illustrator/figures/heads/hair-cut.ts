import type { Point } from "../../gouache/path.ts";

/** A cut of hair: what falls behind the body, what stands behind the face, and the fringe over the brow. */
export interface HairCut {
  readonly behind?: readonly Point[];
  readonly back: readonly Point[];
  /** Front view and three-quarter view, point by point. */
  readonly fringe: readonly Point[];
  readonly fringeAside: readonly Point[];
  /** Bunches tied at the sides, a bun on top. */
  readonly extra?: "bunches" | "bun" | "plaits" | "bald";
}

/** The back of a head of hair that ends at the ears. */
export const CAP: readonly Point[] = [
  [0, -57],
  [36, -49],
  [54, -18],
  [51, 14],
  [-51, 14],
  [-54, -18],
  [-36, -49],
];
