import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";

/** A kind in the form that a lexicon would list, and the sex that its gender gives its bearer; none in English. */
interface OwnNoun {
  readonly noun: string;
  readonly sex?: Sex;
}

/** What the words around a noun tell of its gender. */
export function genderOfOwnKind(word: string, before: string, after: string, language: Language): OwnNoun {
  if (language === "ro") return romanian(word.toLocaleLowerCase(), before);
  return language === "de" ? { noun: word, sex: german(word, before, after) } : { noun: word };
}

/** A noun that has its own -u before the article: behind two consonants of which the second is l or r, behind -i or -e. */
const STEM_IN_U = /(?:[^aeiouăâîlrnm][lr]|[^aeiouăâî]i|[^aeiouăâî]e)ul$/u;

function romanian(word: string, before: string): OwnNoun {
  const article = /(?<!\p{L})(?<article>un|o)\s+(?:\p{Ll}+\s+)?$/iu.exec(before)?.groups?.["article"]?.toLowerCase();
  if (article === "o") return { noun: word, sex: "female" };
  if (article === "un") return { noun: word, sex: "male" };
  // „Lustragiul“, „parcometrul“, „muzeul“: without its article the noun ends in -u.
  if (STEM_IN_U.test(word)) return { noun: word.slice(0, -1), sex: "male" };
  if (word.endsWith("ul")) return { noun: word.replace(/(?<=u)l$|(?<!u)ul$/u, "").replace(/ul$/u, ""), sex: "male" };
  if (word.endsWith("le")) return { noun: word.slice(0, -2), sex: "male" };
  if (word.endsWith("ea")) return { noun: word.slice(0, -1), sex: "female" };
  if (word.endsWith("ia")) return { noun: `${word.slice(0, -1)}e`, sex: "female" };
  return word.endsWith("a") ? { noun: `${word.slice(0, -1)}ă`, sex: "female" } : { noun: word };
}

/** Prepositions with the dative: behind them "der" is feminine. */
const DATIVE = /(?<!\p{L})(?:mit|von|bei|zu|aus|nach|in|an|auf|unter|neben)\s+$/iu;

function german(word: string, before: string, after: string): Sex {
  const phrase = /(?<!\p{L})(?<article>eine?[nmr]?|der|die|das|den|dem)\s+(?<adjectives>(?:\p{Ll}+\s+){0,3})$/iu.exec(
    before,
  );
  const article = phrase?.groups?.["article"]?.toLowerCase() ?? "";
  const adjectives = phrase?.groups?.["adjectives"] ?? "";
  const relative = /^, (?<relative>der|die|das)\s/u.exec(after)?.groups?.["relative"];
  const isDative = phrase ? DATIVE.test(before.slice(0, phrase.index)) : false;
  if (/(?:chen|lein)$/u.test(word)) return "neuter";
  if (relative !== undefined) return relative === "der" ? "male" : relative === "die" ? "female" : "neuter";
  if (/^(?:eine|die|einer)$/u.test(article) || (article === "der" && isDative)) return "female";
  if (article === "das" || /es\s+$/u.test(adjectives)) return "neuter";
  if (article !== "") return "male";
  return /(?:[^aeiou]e|in)$/u.test(word) ? "female" : "male";
}
