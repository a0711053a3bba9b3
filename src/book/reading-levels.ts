import type { Complexity } from "#book/choices.ts";

/** What a page of a reading level may hold, measured in words (S10.4). */
export interface ReadingLevel {
  /** 1 is the easiest. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** Sentences are written for three bands: levels 1–2, 3, and 4–5. */
  readonly band: "low" | "middle" | "high";
  readonly wordsAPage: { readonly min: number; readonly max: number };
  readonly longestSentence: number;
}

/**
 * Bands by level. The figures are the words-a-page and longest-sentence bands that a trial of 5 940 stories held
 * (recorded in docs/decisions/004-reading-levels.md).
 */
export const READING_LEVELS: Readonly<Record<Complexity, ReadingLevel>> = {
  Spark: { level: 1, band: "low", wordsAPage: { min: 12, max: 30 }, longestSentence: 9 },
  Seeker: { level: 2, band: "low", wordsAPage: { min: 20, max: 45 }, longestSentence: 11 },
  Dreamer: { level: 3, band: "middle", wordsAPage: { min: 35, max: 65 }, longestSentence: 14 },
  Adventurer: { level: 4, band: "high", wordsAPage: { min: 50, max: 90 }, longestSentence: 17 },
  Visionary: { level: 5, band: "high", wordsAPage: { min: 70, max: 130 }, longestSentence: 22 },
};
