import type { ByLanguage, Language } from "#book/languages.ts";
import { ENDS_DE, HE_DE, LEAD_DE, LEAD_EN, UNSOUND } from "./frames/sound-goals.ts";
import { WENT_WRONG } from "./frames/went-wrong.ts";
import { isGuess } from "./is-guess.ts";
import { withVerb } from "./german-goal.ts";
import type { ReadGoal } from "./reading.ts";

/** "His sticks just [before the tournament]": what was said of a time that is left out. */
const LOOSE: ByLanguage<RegExp> = {
  en: /(?<=\p{L} \p{L}+) (?:just|right|shortly|only|even)$/u,
  ro: /(?<=\p{L}) (?:chiar|tocmai|exact|fix|abia|numai|doar)$/u,
  de: /(?<=\p{L}) (?:kurz|gerade|genau|ausgerechnet)$/u,
};

/**
 * A goal as sentences can take it: a wish with a verb, about nobody who was named elsewhere, in nobody's voice. Undefined where
 * there is none in the parent's words.
 */
export function settleGoal(goal: ReadGoal, language: Language): ReadGoal | undefined {
  const { any, byKind } = UNSOUND[language];
  const whole = goal.phrase.replace(LOOSE[language], "");
  const phrase = goal.kind === "wish" ? wished(whole, language) : whole;
  if (goal.kind === "wish" && isGuess(goal) && WENT_WRONG[language].test(phrase)) return undefined;
  if (any.test(phrase) || byKind[goal.kind]?.test(phrase) === true) return undefined;
  if (language === "de" && goal.kind === "wish" && !ENDS_DE.test(phrase)) return undefined;
  return phrase === goal.phrase ? goal : { ...goal, phrase };
}

function wished(phrase: string, language: Language): string {
  if (language === "en") return phrase.replace(LEAD_EN, "");
  return language === "de" ? withVerb(phrase.replace(BUT_DE, "").replace(LEAD_DE, "").replace(HE_DE, "")) : phrase;
}

/** „Will doch nur ein guter Nachbar sein“: how it was said, and not what is wished. */
const BUT_DE = /^(?:doch(?: (?:nur|bloß|einfach))?|eigentlich(?: nur)?|ja(?: nur)?|halt|eben) (?=\p{L}+ )/u;
