import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { findGoal } from "./find-goal.ts";
import { isGuess } from "./is-guess.ts";
import { type OwnTrouble, ownTrouble } from "./own-trouble.ts";
import type { ReadFigure, ReadGoal } from "./reading.ts";
import { isTroubledChild } from "./troubled-child.ts";

/** What drives a story, as far as it is told. */
interface Drive {
  readonly goal?: ReadGoal;
  readonly trouble?: OwnTrouble;
}

/**
 * What a hero is after or troubled by; where its story tells neither, what is amiss with the child it is told for: „Fiul meu Horia bate
 * copiii când e supărat. O poveste despre un taur“ is of a bull that does so. A thing has no such troubles.
 */
export function withLentTrouble(own: Drive, lead: string, hero: ReadFigure | undefined, language: Language): Drive {
  if (!hero || conceptById(hero.concept)?.kind !== "figure" || !isTroubledChild(lead, language)) return own;
  if (own.trouble && !isSaidAgain(own)) return own;
  const child = { at: 0, name: /(?<!\p{L})\p{Lu}\p{Ll}{2,}/u.exec(lead.slice(1))?.[0] ?? "", concept: "" };
  const trouble = ownTrouble(lead, language, child, own.goal?.phrase ?? "");
  const goal = own.goal ?? findGoal(lead, language)?.goal;
  const isSure = goal !== undefined && (goal === own.goal || !isGuess(goal));
  return { ...own, ...(isSure && { goal }), ...(trouble && { trouble }) };
}

/** Whether what is amiss is but the goal once more. */
function isSaidAgain({ goal, trouble }: Drive): boolean {
  return goal !== undefined && trouble !== undefined && trouble.clause.includes(goal.phrase);
}
