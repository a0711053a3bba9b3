import type { GermanNoun, NounRow } from "./noun.ts";

function genitiveOf(word: string): string {
  if (/(?:[sßxz]|sch|st)$/u.test(word)) return `${word}es`;
  const syllables = word.match(/[aeiouyäöü]+/giu)?.length ?? 1;
  return syllables === 1 && /[^aeiouyäöüh]$/u.test(word) ? `${word}es` : `${word}s`;
}

/** Every form of a German noun; a weak noun ("Bär") has its oblique form in all cases but the nominative. */
export function germanNoun([word, gender, plural, irregular = {}]: NounRow["de"]): GermanNoun {
  const oblique = irregular.weak ?? word;
  return {
    word,
    gender,
    accusative: gender === "n" ? word : oblique,
    dative: oblique,
    genitive: irregular.genitive ?? irregular.weak ?? (gender === "f" ? word : genitiveOf(word)),
    plural,
    pluralDative: irregular.pluralDative ?? (/[ns]$/u.test(plural) ? plural : `${plural}n`),
  };
}
