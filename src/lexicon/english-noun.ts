import type { EnglishNoun, NounRow } from "./noun.ts";

/** The plural by rule: "foxes", "fairies", "kites", "grains of sand". */
export function englishPlural(word: string): string {
  const head = /^[\p{L}-]+(?= (?:of|for|in a) )/u.exec(word)?.[0];
  if (head !== undefined) return englishPlural(head) + word.slice(head.length);
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return `${word}es`;
  return `${word}s`;
}

/** The plural's other spellings: "volcanos", "scarfs"; and a regular one beside an unchanged word: "fishes". */
export function otherEnglishPlurals({ word, plural }: EnglishNoun): readonly string[] {
  if (/[^aeiou]o$/u.test(word)) return [`${word}es`, `${word}s`];
  if (/[^s]ves$/u.test(plural) && /fe?$/u.test(word)) return [`${word}s`];
  return plural === word && !word.endsWith("s") ? [englishPlural(word)] : [];
}

export function englishNoun(row: NounRow["en"]): EnglishNoun {
  return typeof row === "string" ? { word: row, plural: englishPlural(row) } : { word: row[0], plural: row[1] };
}
