import type { ByLanguage, Language } from "#book/languages.ts";
import de from "#content/hero-words/de.json" with { type: "json" };
import en from "#content/hero-words/en.json" with { type: "json" };
import ro from "#content/hero-words/ro.json" with { type: "json" };
import { foldText } from "./fold-text.ts";

/** In how many ideas from which on a word counts as common, as more common, as most common. */
export const COMMON_FROM = [3, 10, 30] as const;

/** Words, folded, by how common they are: at least 3, 10 or 30 of the told ideas have them and name nobody so. */
export type CommonWords = Readonly<Record<"3" | "10" | "30", readonly string[]>>;

/** How common a folded word is, 0 to 3. */
export type HowCommon = (word: string) => number;

const LEARNT: ByLanguage<CommonWords> = { en, ro, de };

const known = new Map<Language, ReadonlyMap<string, number>>();

/** How common a word is in ideas, learnt by `scripts/learn-hero.ts` from the told ones: what nobody else says is a name rather than a word. */
export function commonWords(language: Language): HowCommon {
  const words =
    known.get(language) ??
    new Map(COMMON_FROM.flatMap((least, at) => LEARNT[language][`${least}`].map((word) => [word, at + 1] as const)));
  known.set(language, words);
  return (word) => words.get(word) ?? 0;
}

/** The words of a text as they are counted: whole, folded. */
export function countedWords(text: string): ReadonlySet<string> {
  return new Set(foldText(text).match(/[\p{L}-]+/gu));
}
