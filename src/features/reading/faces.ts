import { COVER, type PageIndex } from "./page-order.ts";
import type { PageTurns } from "./page-turns.ts";

/** One side of a leaf: of story page i the left face is its picture, the right one its words; the cover has a right one only. */
export interface Face {
  readonly side: "left" | "right";
  readonly page: PageIndex;
  /** Part of the leaf in the air. */
  readonly flying: boolean;
}

/** The faces that can be seen now, lying ones first: two while the book lies open, four while a leaf is in the air. */
export function visibleFaces({ open, turn }: PageTurns): readonly Face[] {
  const lower = turn === undefined ? open : Math.min(turn.from, turn.to);
  const upper = turn === undefined ? open : Math.max(turn.from, turn.to);
  const faces: Face[] = [];
  if (lower > COVER) faces.push({ side: "left", page: lower, flying: false });
  faces.push({ side: "right", page: upper, flying: false });
  if (turn !== undefined) {
    faces.push({ side: "right", page: lower, flying: true }, { side: "left", page: upper, flying: true });
  }
  return faces;
}
