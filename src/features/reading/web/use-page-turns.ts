import { useDeferredValue, useState } from "react";
import { COVER, keepInside, type Leafable, type PageIndex, type Wish } from "#features/reading/page-order.ts";
import {
  type PageTurns,
  askFor,
  bookOpenAt,
  comeDown,
  openAtOnce,
  pageInSight,
  stayWithin,
  takeHold,
} from "#features/reading/page-turns.ts";
import { wantsStillness } from "./reading-motion.ts";

export interface PageTurning {
  readonly turns: PageTurns;
  /**
   * The page in sight, as all that stands around the book knows it: a moment later than `turns`, so that a turn begins
   * before the words, thumbnails and tools have followed it.
   */
  readonly page: PageIndex;
  /** Asks for a page: turned to in the wide book, shown at once in the narrow one or when motion is unwanted. */
  readonly ask: (wish: Wish) => void;
  /** A pointer takes hold of the leaf to the next or previous page. */
  readonly hold: (wish: "next" | "previous") => void;
  /** The leaf in the air has come down. */
  readonly land: (fellBack: boolean) => void;
}

/** Where a book is open, and the turning of its pages; `leaves` says whether pages are leaves that fly. */
export function usePageTurns(story: Leafable, leaves: boolean): PageTurning {
  const [stored, setTurns] = useState(() => bookOpenAt(COVER));
  const turns = stayWithin(stored, story);
  const page = keepInside(story, useDeferredValue(pageInSight(turns)));
  return {
    turns,
    page,
    ask: (wish) => {
      const follow = leaves && !wantsStillness() ? askFor : openAtOnce;
      setTurns((now) => follow(stayWithin(now, story), story, wish));
    },
    hold: (wish) => setTurns((now) => takeHold(stayWithin(now, story), story, wish)),
    land: (fellBack) => setTurns((now) => comeDown(now, story, fellBack)),
  };
}
