import type { ByLanguage, Language } from "#book/languages.ts";
import de from "#content/hero-weights/de.json" with { type: "json" };
import en from "#content/hero-weights/en.json" with { type: "json" };
import ro from "#content/hero-weights/ro.json" with { type: "json" };
import type { SignWeights } from "./weigh-mentions.ts";

/** What is learnt of signs: who is the hero, what the bearer of a name is, and how whoever a noun names is called. */
export type HeroQuestion = "hero" | "kind" | "name";

type Learnt = Readonly<Record<HeroQuestion, Readonly<Record<string, number>>>>;

const LEARNT: ByLanguage<Learnt> = { en, ro, de };

const weights = new Map<string, SignWeights>();

/** What each sign adds, learnt by `scripts/learn-hero.ts` from the told ideas. */
export function heroWeights(language: Language, question: HeroQuestion): SignWeights {
  const key = `${language}:${question}`;
  const known = weights.get(key) ?? new Map(Object.entries(LEARNT[language][question]));
  weights.set(key, known);
  return known;
}
