import type { ByLanguage, Language } from "#book/languages.ts";
import de from "#content/hero-weights/de.json" with { type: "json" };
import en from "#content/hero-weights/en.json" with { type: "json" };
import ro from "#content/hero-weights/ro.json" with { type: "json" };
import type { SignWeights } from "./weigh-choices.ts";

const LEARNT: ByLanguage<Readonly<Record<string, number>>> = { en, ro, de };

const weights = new Map<Language, SignWeights>();

/** By which signs an idea’s hero is known, learnt by `scripts/learn-hero.ts` from the told ideas. */
export function heroWeights(language: Language): SignWeights {
  const known = weights.get(language) ?? new Map(Object.entries(LEARNT[language]));
  weights.set(language, known);
  return known;
}
