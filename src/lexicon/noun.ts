import type { ByLanguage } from "#book/languages.ts";

export type Gender = "m" | "f" | "n";

export interface EnglishNoun {
  readonly word: string;
  readonly plural: string;
}

export interface RomanianNoun {
  readonly word: string;
  /** Neuter nouns are masculine in the singular and feminine in the plural. */
  readonly gender: Gender;
  /** "ariciul" */
  readonly definite: string;
  /** Genitive and dative with the article: "ariciului". */
  readonly oblique: string;
  /** Genitive and dative after "unui" or "unei": "vulpi". */
  readonly bareOblique: string;
  readonly plural: string;
  readonly pluralDefinite: string;
  readonly pluralOblique: string;
}

export interface GermanNoun {
  readonly word: string;
  readonly gender: Gender;
  readonly accusative: string;
  readonly dative: string;
  readonly genitive: string;
  readonly plural: string;
  readonly pluralDative: string;
}

export interface NounOf {
  readonly en: EnglishNoun;
  readonly ro: RomanianNoun;
  readonly de: GermanNoun;
}

/** An adjective: English has one form, Romanian four, German a stem that takes endings. */
export interface AdjectiveOf {
  readonly en: string;
  readonly ro: RomanianAdjective;
  readonly de: GermanAdjective;
}

export interface RomanianAdjective {
  readonly masculine: string;
  readonly feminine: string;
  readonly masculinePlural: string;
  readonly femininePlural: string;
}

export interface GermanAdjective {
  /** After "ist": "dunkel". */
  readonly word: string;
  /** What the endings join: "dunkl". */
  readonly stem: string;
  /** "rosa" and "lila" take no ending. */
  readonly inflected: boolean;
}

/** How the content folder writes a noun in each language; what a rule can make is left out. */
export interface NounRow {
  /** The word, with its plural where the rule does not make it. */
  readonly en: string | readonly [word: string, plural: string];
  /** Word, gender, plural, and what the rules do not make. */
  readonly ro: readonly [
    word: string,
    gender: Gender,
    plural: string,
    irregular?: Partial<Pick<RomanianNoun, "definite" | "oblique" | "pluralDefinite" | "pluralOblique">>,
  ];
  /** Word, gender, plural, and what the rules do not make; a weak noun names its oblique form ("Bären"). */
  readonly de: readonly [
    word: string,
    gender: Gender,
    plural: string,
    irregular?: { readonly weak?: string; readonly genitive?: string; readonly pluralDative?: string },
  ];
}

export type NounRowOf<L extends keyof ByLanguage<unknown>> = NounRow[L];
