import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import type { AskedIdea } from "./asked-part.ts";
import { wordsOf } from "./measure-text.ts";
import { findGoal, type FoundGoal } from "./find-goal.ts";
import { isGuess } from "./is-guess.ts";
import { type OwnTrouble, ownTrouble } from "./own-trouble.ts";
import type { ReadFigure, Reading } from "./reading.ts";
import { suggestEnvironment } from "./suggest-choices.ts";
import { isTroubledChild } from "./troubled-child.ts";

/** What is amiss with the hero; what is amiss with the child for whom the book is may be its hero’s trouble too. */
export function troubleOf(
  lead: string,
  text: string,
  language: Language,
  hero: ReadFigure | undefined,
): OwnTrouble | undefined {
  const own = ownTrouble(text, language, hero);
  return own || !isTroubledChild(lead, language) ? own : ownTrouble(lead, language, undefined);
}

/** "Nana’s sewing machine tells its story": a guess that begins within a noun is of no deed. */
function goalUnlessNamed(goal: FoundGoal | undefined, found: readonly FoundConcept[]): FoundGoal | undefined {
  const isInNoun = ({ kind, start, end, text: word }: FoundConcept) =>
    goal !== undefined &&
    /^(?:figure|thing)$/u.test(kind) &&
    word.includes(" ") &&
    start <= goal.start &&
    end > goal.start;
  return goal && isGuess(goal.goal) && found.some(isInNoun) ? undefined : goal;
}

/** So few words only say who is meant, and what they are after was told before. */
const FEWEST_TOLD = 6;

/** What drives the story that is asked for: its own goal, but where hardly anything is told of it. */
export function goalOfAsked(
  own: FoundGoal | undefined,
  { lead, text }: AskedIdea,
  found: readonly FoundConcept[],
  language: Language,
): FoundGoal | undefined {
  const before = goalBefore(lead, language);
  const isBrief = wordsOf(text).length <= FEWEST_TOLD;
  return isBrief && before && !isGuess(before.goal) ? before : (goalUnlessNamed(own, found) ?? before);
}

/** What somebody is after before the hero comes is no wish of the hero’s. */
function goalBefore(lead: string, language: Language): FoundGoal | undefined {
  const found = lead === "" ? undefined : findGoal(lead, language);
  return found && { goal: { ...found.goal, isUntellable: true }, start: 0, end: 0 };
}

/** How sure of a place is whoever reads its name. */
export const SURE_OF_PLACE = 0.8;

/** "We’re doing castles in Year 3. A kitchen boy …": a place that only the talk before names. */
export function surePlace(place: Reading["environment"], lead: string, language: Language): Reading["environment"] {
  if (lead === "" || place.confidence >= SURE_OF_PLACE) return place;
  const before = suggestEnvironment(conceptsIn(lead, language), "Animals", undefined, lead, language);
  return before.confidence >= SURE_OF_PLACE ? before : place;
}
