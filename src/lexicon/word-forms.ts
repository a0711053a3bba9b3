import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { Concept, Lexeme, Words } from "./concept.ts";
import type { AdjectiveOf, NounOf } from "./noun.ts";
import { otherEnglishPlurals } from "./english-noun.ts";
import { otherGermanGenitives } from "./german-noun.ts";
import { otherRomanianObliques, romanianVocative } from "./romanian-noun.ts";

/** A form that a text can show, and what it says. */
export interface WordForm {
  readonly form: string;
  readonly number: "singular" | "plural";
  readonly sex?: Sex;
  readonly diminutive: boolean;
  /** An inflected noun, not an adjective or a phrase. */
  readonly noun: boolean;
  /** Of the concept's main word, not of the word for one sex, a synonym or a diminutive. */
  readonly main: boolean;
}

type Forms = { readonly singular: readonly string[]; readonly plural: readonly string[] };

/** Every form of a noun that a text can show. */
export const NOUN_FORMS: { readonly [L in Language]: (noun: NounOf[L]) => Forms } = {
  en: (noun) => ({ singular: [noun.word], plural: [noun.plural, ...otherEnglishPlurals(noun)] }),
  ro: (noun) => ({
    singular: [
      noun.word,
      noun.definite,
      noun.oblique,
      romanianVocative(noun),
      noun.bareOblique,
      ...otherRomanianObliques(noun),
    ],
    plural: [noun.plural, noun.pluralDefinite, noun.pluralOblique],
  }),
  de: (noun) => ({
    singular: [noun.word, noun.accusative, noun.dative, noun.genitive, ...otherGermanGenitives(noun)],
    plural: [noun.plural, noun.pluralDative],
  }),
};

export const ADJECTIVE_FORMS: { readonly [L in Language]: (adjective: AdjectiveOf[L]) => readonly string[] } = {
  en: (adjective) => [adjective],
  ro: ({ masculine, feminine, masculinePlural, femininePlural }) => [
    masculine,
    feminine,
    masculinePlural,
    femininePlural,
    masculine.endsWith("u") ? `${masculine}l` : masculine.endsWith("e") ? `${masculine}le` : `${masculine}ul`,
    feminine.endsWith("ă")
      ? `${feminine.slice(0, -1)}a`
      : feminine.endsWith("ie")
        ? `${feminine.slice(0, -1)}a`
        : `${feminine}a`,
    masculine.endsWith("u") ? `${masculine}lui` : `${masculine}ului`,
  ],
  de: ({ word, stem, inflected }) =>
    inflected ? [word, ...["e", "er", "es", "en", "em"].map((ending) => stem + ending)] : [word],
};

const PEOPLE: ReadonlySet<string> = new Set(["EverydayPeople", "FantasyBeings", "Superheroes"]);

/** "Lehrer" and "Lehrerin" say a person's sex where the language has a word for each. */
function sexOf<L extends Language>(concept: Concept, lexeme: Lexeme<L>, words: Words<L>): Sex | undefined {
  if (lexeme.sex) return lexeme.sex;
  if (concept.kind !== "figure") return undefined;
  if (concept.sex) return concept.sex;
  if (!PEOPLE.has(concept.type) || !words.nouns.some((each) => each.sex === "female")) return undefined;
  const gender = "gender" in lexeme.noun ? lexeme.noun.gender : undefined;
  return gender === "f" ? "female" : gender === "m" ? "male" : undefined;
}

/** Every form of a concept in a language, the main word's first. */
export function wordFormsOf<L extends Language>(concept: Concept, language: L): readonly WordForm[] {
  // Safe: the key is L, but TypeScript widens an indexed mapped type to its constraint.
  const words = concept.words[language] as Words<L>;
  const forms: WordForm[] = [];
  for (const lexeme of words.nouns) {
    const { singular, plural } = NOUN_FORMS[language](lexeme.noun);
    const sex = sexOf(concept, lexeme, words);
    const shared = { diminutive: lexeme.diminutive, noun: true, main: lexeme === words.nouns[0], ...(sex && { sex }) };
    for (const form of singular) forms.push({ form, number: "singular", ...shared });
    // A form that is both ("Igel", "arici") has been taken as the singular.
    for (const form of plural) if (!singular.includes(form)) forms.push({ form, number: "plural", ...shared });
  }
  const plain = { number: "singular", diminutive: false, noun: false, main: false } as const;
  if (words.adjective) for (const form of ADJECTIVE_FORMS[language](words.adjective)) forms.push({ form, ...plain });
  for (const form of words.phrases) forms.push({ form, ...plain });
  return forms;
}
