import { LANGUAGES, type Language } from "#book/languages.ts";
import { wordsOf } from "./measure-text.ts";
import { sentencesIn } from "./sentence-books.ts";
import type { Line, Variant } from "./sentences.ts";

const SLOTS = /\[[^\]]*\]|\{[^}]*\}/gu;

/** A word need not be common in one book to be easy: it is if the easiest sentences of several beats have it. */
const OFTEN = 2;

function linesOf(variants: readonly Variant[]): string[] {
  return variants.flatMap(({ low }) => low.map((line: Line) => (typeof line === "string" ? line : line.say)));
}

function collect(language: Language): ReadonlySet<string> {
  const { beats, families } = sentencesIn(language);
  const all = [beats, ...Object.values(families).map((family) => family.beats)].flatMap((each) => Object.values(each));
  const times = new Map<string, number>();
  for (const line of all.flatMap(linesOf)) {
    for (const word of wordsOf(line.replaceAll(SLOTS, " "))) {
      const key = word.toLocaleLowerCase();
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  return new Set([...times].flatMap(([word, count]) => (count >= OFTEN ? [word] : [])));
}

const CORE = Object.fromEntries(LANGUAGES.map((language) => [language, collect(language)])) as Readonly<
  Record<Language, ReadonlySet<string>>
>;

/**
 * Share of a text's words that lie outside the vocabulary of the easiest level, 0 to 1 (S10.4): what a child who is just
 * learning to read has not met in other pages. Words with a capital inside a sentence (names; in German all nouns) count
 * like the others, so that only texts of one language compare.
 */
export function rareWords(text: string, language: Language): number {
  const words = wordsOf(text);
  const rare = words.filter((word) => !CORE[language].has(word.toLocaleLowerCase()));
  return words.length === 0 ? 0 : rare.length / words.length;
}
