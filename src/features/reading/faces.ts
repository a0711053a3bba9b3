import { COVER, type PageIndex } from "./page-order.ts";
import type { Neighbourhood } from "./one-by-one.ts";
import type { PageTurns } from "./page-turns.ts";

export type FaceName = `${Face["side"]} ${PageIndex}`;

/** One side of a leaf: of story page i the left face is its picture, the right one its words; the cover has a right one only. */
export interface Face {
  readonly side: "left" | "right";
  readonly page: PageIndex;
  /** Lying open, part of the leaf in the air, or under or behind those, ready to be turned to. */
  readonly place: "open" | "air" | "kept";
  /** On the other side of its leaf from the reader: the leaf has been turned away from it, or not yet to it. */
  readonly turned: boolean;
  /** Neither read nor touched: any face but those of the open page, which wakes when its leaf has come down. */
  readonly asleep: boolean;
}

/** Of a book that is open here and has all its faces near: what the next and the previous turn show, in the order in which it is needed. */
export function facesAround(open: PageIndex, pageCount: number): readonly FaceName[] {
  return [open, open + 1, open - 1].filter((page) => page >= COVER && page < pageCount).flatMap(facesAt);
}

/** The faces that lie open at a page. */
export function facesAt(page: PageIndex): readonly FaceName[] {
  return page === COVER ? [`right ${page}`] : [`left ${page}`, `right ${page}`];
}

/**
 * The faces that are in the document, by page: two that lie open, or four while a leaf is in the air, and those that are
 * kept near, so that a turn begins with leaves that are there already. Pages that a leaf flies over are left out, since they
 * would lie on top of the one it opens.
 */
export function facesOf({ open, turn }: PageTurns, { around, kept, awake }: Neighbourhood<FaceName>): readonly Face[] {
  const lower = turn === undefined ? open : Math.min(turn.from, turn.to);
  const upper = turn === undefined ? open : Math.max(turn.from, turn.to);
  const near = around === undefined ? [] : [around - 1, around, around + 1];
  const pages = [...new Set([lower, upper, ...near])]
    .filter((page) => page >= COVER && !(page > lower && page < upper))
    .toSorted((a, b) => a - b);
  return pages.flatMap((page) => {
    const isAsleep = (name: FaceName) => (around === undefined ? page !== open : !awake.includes(name));
    const left: Face = {
      side: "left",
      page,
      place: page === lower ? "open" : page === upper ? "air" : "kept",
      turned: page > open,
      asleep: isAsleep(`left ${page}`),
    };
    const right: Face = {
      side: "right",
      page,
      place: page === upper ? "open" : page === lower ? "air" : "kept",
      turned: page < open,
      asleep: isAsleep(`right ${page}`),
    };
    const faces = page === COVER ? [right] : [left, right];
    return faces.filter((face) => face.place !== "kept" || kept.includes(nameOf(face)));
  });
}

export function nameOf({ side, page }: Pick<Face, "side" | "page">): FaceName {
  return `${side} ${page}`;
}
