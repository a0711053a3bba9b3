import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import { measureText, type TextMeasure } from "./measure-text.ts";

/** How far a measure lies outside a level's bands, in words; 0 is inside both. */
export function distanceFromLevel(measure: TextMeasure, complexity: Complexity): number {
  const { wordsAPage, longestSentence } = READING_LEVELS[complexity];
  const words = Math.max(0, wordsAPage.min - measure.words, measure.words - wordsAPage.max);
  return words + 2 * Math.max(0, measure.longestSentence - longestSentence);
}

/**
 * The level that a page is read at (S10.4): the one it was written at while it lies within that level's bands, else the
 * easiest that it is not too much for, in words and in its longest sentence.
 */
export function levelOfText(text: string, language: Language, written?: Complexity): Complexity {
  const measure = measureText(text, language);
  if (written && distanceFromLevel(measure, written) === 0) return written;
  const readable = COMPLEXITIES.find((complexity) => {
    const { wordsAPage, longestSentence } = READING_LEVELS[complexity];
    return measure.words <= wordsAPage.max && measure.longestSentence <= longestSentence;
  });
  return readable ?? "Visionary";
}
