import type { Language } from "#book/languages.ts";
import { blankedBefore } from "./blanked-before.ts";
import { findGoal, type FoundGoal } from "./find-goal.ts";
import { BOOK_WISHED_DE } from "./frames/proposed-de.ts";
import { endOfProposal } from "./proposed-hero.ts";

/** What drives the story, and not whoever writes: "My eldest has to have her tonsils out" is no wish of a trolley’s. */
export function goalOfHero(idea: string, language: Language): FoundGoal | undefined {
  const text = language === "de" ? idea.replaceAll(BOOK_WISHED_DE, (clause) => " ".repeat(clause.length)) : idea;
  const end = endOfProposal(text, language);
  const own = end > 0 ? findGoal(blankedBefore(text, end, language), language) : undefined;
  if (own) return own;
  const any = findGoal(text, language);
  // "I want a gosling who …": no wish to have one.
  if (!any || (any.start < end && any.end > end)) return undefined;
  // "My kids keep asking what’s down there": the story is of that, and its hero does not ask.
  return any.end <= end ? { ...any, goal: { ...any.goal, isUntellable: true } } : any;
}
