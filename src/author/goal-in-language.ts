import type { Language } from "#book/languages.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import type { ReadGoal, Reading } from "./reading.ts";

/**
 * The goal in the book's language. The parent's own words only fit a book in their language; in another, a thing that the
 * lexicon knows is named there, and of the rest nothing is kept, so that the author takes a goal of its own.
 */
export function goalInLanguage(reading: Reading, language: Language): ReadGoal | undefined {
  const { goal } = reading;
  if (!goal || reading.language.value === language) return goal;
  if (goal.kind !== "lost" || goal.concept === undefined) return undefined;
  const shape = { article: "none", ...(goal.adjective !== undefined && { adjective: goal.adjective }) } as const;
  return { ...goal, phrase: kitFor(language).phrase(goal.concept, shape) };
}
