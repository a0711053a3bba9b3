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

/** The easiest level whose bands hold the text, else the nearest; shown to the person who edits a page (S10.4). */
export function levelOfText(text: string, language: Language): Complexity {
  const measure = measureText(text, language);
  const distances = COMPLEXITIES.map((complexity) => ({
    complexity,
    distance: distanceFromLevel(measure, complexity),
  }));
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.complexity ?? "Spark";
}
