import { type Leafable, type PageIndex, type Wish, followWish, keepInside } from "./page-order.ts";

/** Wishes that may wait; more key presses than this are a key held down. */
const QUEUE_LENGTH = 8;

/** A leaf in the air. */
export interface Turn {
  readonly from: PageIndex;
  readonly to: PageIndex;
  /** Held by a pointer: it follows the pointer instead of the clock. */
  readonly held: boolean;
}

/** The book between two renderings: where it is open, the leaf in the air, and what was asked for meanwhile. */
export interface PageTurns {
  readonly open: PageIndex;
  readonly turn: Turn | undefined;
  readonly waiting: readonly Wish[];
}

export function bookOpenAt(index: PageIndex): PageTurns {
  return { open: index, turn: undefined, waiting: [] };
}

/** A wish while the book lies still starts a turn; during a turn it waits. A jump makes what waited before it vain. */
export function askFor(turns: PageTurns, story: Leafable, wish: Wish): PageTurns {
  if (turns.turn !== undefined) {
    const before = wish === "next" || wish === "previous" ? turns.waiting : [];
    return { ...turns, waiting: [...before, wish].slice(0, QUEUE_LENGTH) };
  }
  return start(turns.open, story, [wish]);
}

/** A pointer takes hold of a leaf; nothing happens while another leaf is in the air. */
export function takeHold(turns: PageTurns, story: Leafable, wish: "next" | "previous"): PageTurns {
  if (turns.turn !== undefined) return turns;
  const to = followWish(story, turns.open, wish);
  return to === undefined ? turns : { ...turns, turn: { from: turns.open, to, held: true } };
}

/** The leaf in the air has come down on the side it was turned to, or has fallen back. */
export function comeDown(turns: PageTurns, story: Leafable, fellBack: boolean): PageTurns {
  if (turns.turn === undefined) return turns;
  return start(fellBack ? turns.turn.from : turns.turn.to, story, turns.waiting);
}

/** For readers who want no motion: the page changes at once. */
export function openAtOnce(turns: PageTurns, story: Leafable, wish: Wish): PageTurns {
  const settled = turns.turn === undefined ? turns.open : turns.turn.to;
  return bookOpenAt(followWish(story, settled, wish) ?? settled);
}

/** The story was told anew, perhaps with fewer pages: the book stays where it is, if that page still exists. */
export function stayWithin(turns: PageTurns, story: Leafable): PageTurns {
  const open = keepInside(story, turns.open);
  return open === turns.open ? turns : bookOpenAt(open);
}

/** Follows the first wish that leads somewhere; those before it are dropped, those behind it wait on. */
function start(open: PageIndex, story: Leafable, wishes: readonly Wish[]): PageTurns {
  for (const [place, wish] of wishes.entries()) {
    const to = followWish(story, open, wish);
    if (to !== undefined) return { open, turn: { from: open, to, held: false }, waiting: wishes.slice(place + 1) };
  }
  return bookOpenAt(open);
}

/** The page the reader is on, or will be when the leaf in the air has come down. */
export function pageInSight({ open, turn }: PageTurns): PageIndex {
  return turn === undefined || turn.held ? open : turn.to;
}
