import { type BookState, emptyState, type Setting } from "./book-state.ts";
import type { BookRequest } from "./book-request.ts";
import type { PageBrief, WrittenPage } from "./compose-page.ts";
import type { Beat } from "./sentences.ts";
import { spotsFor, turnsOf, writePage } from "./write-book.ts";

/** A page as the author tells it, and what had been told before it. */
export interface ToldPage {
  readonly beat: Beat;
  readonly written: WrittenPage;
  /** What it was written with. */
  readonly brief: PageBrief;
  readonly before: BookState;
}

/** Tells a book's pages again, in order: each as `writeBook` tells it in this setting. */
export function* tellPages(setting: Setting, { pages }: BookRequest): Generator<ToldPage> {
  const beats = setting.family.shapes[pages];
  const turns = turnsOf(setting, beats);
  let before = emptyState(setting.cast);
  for (const [number, beat] of beats.entries()) {
    const spots = spotsFor(setting, number >= beats.length / 2);
    const told = turns.get(number) ?? [];
    const written = writePage(beat, number, beats.length, spots, told, setting, before);
    const last = number === beats.length - 1;
    yield {
      beat,
      written,
      brief: {
        variant: written.variant,
        spots,
        rightHand: number % 2 === 0,
        last,
        turns: told,
        tellsTrouble: beat === "wish",
      },
      before,
    };
    before = written.state;
  }
}
