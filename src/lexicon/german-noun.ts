import type { GermanNoun, NounRow } from "./noun.ts";

export function genitiveOf(word: string): string {
  const syllables = word.match(/[aeiouyäöü]+/giu)?.length ?? 1;
  // „des Zirkus“, „des Oryx“, and „des Iltisses“: an ending that carries no stress.
  if (syllables > 1 && /(?:[^ab]us|[iy]x)$/u.test(word)) return word;
  if (syllables > 1 && /[^e]is$/u.test(word)) return `${word}ses`;
  if (/(?:[sßxz]|sch|st)$/u.test(word)) return `${word}es`;
  return syllables === 1 && /(?:[^aeiouyäöüh]|ch)$/u.test(word) ? `${word}es` : `${word}s`;
}

/**
 * The genitive's other forms: "Walds" beside "Waldes" and "Schneemannes" beside "Schneemanns", but none after a hissing sound or
 * an unstressed ending; and the strong one of a weak noun ("Papageis").
 */
export function otherGermanGenitives({ word, gender, genitive, plural }: GermanNoun): readonly string[] {
  if (/.{2}[^sßxz]es$/u.test(genitive)) return [genitive.replace(/es$/u, "s")];
  if (genitive === `${word}s` && /(?:[^aeiouyäöühlnrsßxz]|ch|[^e][lnr])$/u.test(word)) return [`${word}es`];
  return gender === "m" && genitive === plural && !word.endsWith("e") ? [genitiveOf(word)] : [];
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
