import type { Complexity } from "#book/choices.ts";

/** How the words of a reading level are set, in points. */
export interface TypeSetting {
  readonly font: "early" | "literary";
  /** The size that is wished for; long text is set smaller, down to `least`. */
  readonly size: number;
  readonly least: number;
  /** Line height against the size. */
  readonly leading: number;
  /** How many times as large as its word a page's initial is; 1 where there is none. */
  readonly initial: number;
}

/**
 * Early readers need large type and generous leading (17 pt or more, 1.45: the figures that the first trial of the pages
 * settled on, in line with common practice for new readers); the upper levels hold four times the words.
 * The two lower levels have no initial: who spells a word out letter by letter needs its letters alike. Above, it grows as the
 * letters shrink, so that a page's beginning is found in more words.
 */
export const TYPE_SCALE: Readonly<Record<Complexity, TypeSetting>> = {
  Spark: { font: "early", size: 23, least: 15, leading: 1.45, initial: 1 },
  Seeker: { font: "early", size: 20, least: 14, leading: 1.45, initial: 1 },
  Dreamer: { font: "early", size: 17, least: 12, leading: 1.45, initial: 1.8 },
  Adventurer: { font: "literary", size: 15, least: 11, leading: 1.42, initial: 2 },
  Visionary: { font: "literary", size: 13.5, least: 10.5, leading: 1.4, initial: 2.2 },
};
