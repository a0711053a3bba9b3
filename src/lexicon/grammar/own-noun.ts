import type { Sex } from "#book/cast-card.ts";
import { germanNoun } from "../german-noun.ts";
import type { GermanNoun, RomanianNoun } from "../noun.ts";
import { romanianNoun } from "../romanian-noun.ts";

/**
 * The forms of a German noun of the parent’s own, of which only the word and its bearer’s sex, which is its gender, are known.
 * Undefined for what is no German noun, or does not look feminine though its bearer is.
 */
export function ownGermanNoun(word: string, sex: Sex | undefined): GermanNoun | undefined {
  if (!/^\p{Lu}[\p{Ll}-]{2,}$/u.test(word) || sex === undefined) return undefined;
  const unchanged = /(?:chen|lein|er|el|en)$/u.test(word);
  if (sex === "neuter") return germanNoun([word, "n", unchanged ? word : `${word}e`]);
  if (sex === "female") {
    if (!/(?:e|el|in|a|ei|ur)$/u.test(word)) return undefined;
    return germanNoun([
      word,
      "f",
      word.endsWith("in") ? `${word}nen` : /(?:e|el)$/u.test(word) ? `${word}n` : `${word}en`,
    ]);
  }
  if (/(?:chen|lein)$/u.test(word)) return germanNoun([word, "n", word]);
  if (word.endsWith("e")) return germanNoun([word, "m", `${word}n`, { weak: `${word}n` }]);
  if (/(?:ist|ant|ent|oge)$/u.test(word)) return germanNoun([word, "m", `${word}en`, { weak: `${word}en` }]);
  return germanNoun([word, "m", unchanged ? word : `${word}e`]);
}

/** The same of a Romanian noun, in small letters: undefined for what its bearer’s sex does not go with. */
export function ownRomanianNoun(word: string, sex: Sex | undefined): RomanianNoun | undefined {
  if (!/^\p{Ll}{3,}$/u.test(word) || sex === undefined) return undefined;
  if (sex === "female") {
    if (word.endsWith("ie")) return romanianNoun([word, "f", `${word.slice(0, -1)}i`]);
    if (/[cg]ă$/u.test(word)) return romanianNoun([word, "f", `${word.slice(0, -1)}i`]);
    if (word.endsWith("ă")) return romanianNoun([word, "f", `${word.slice(0, -1)}e`]);
    if (word.endsWith("ea")) return romanianNoun([word, "f", `${word.slice(0, -1)}le`]);
    return word.endsWith("e") ? romanianNoun([word, "f", `${word.slice(0, -1)}i`]) : undefined;
  }
  return /[aă]$/u.test(word) ? undefined : romanianNoun([word, "m", `${word.replace(/[eu]$/u, "")}i`]);
}
