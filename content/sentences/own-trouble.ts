import type { ByLanguage } from "#book/languages.ts";
import type { ReadingLevel } from "#book/reading-levels.ts";

/** How a book tells what is amiss in the parent's own words. */
export interface TroubleWords {
  /** What comes before the parent's words. */
  readonly talk: Readonly<Record<ReadingLevel["band"], string>>;
  /** Around the parent's words; `{clause}` stands for them. */
  readonly said: string;
  /** Around a clause that ends in its verb. */
  readonly saidVerbLast?: string;
}

/** The hero in the parent's clause, as the sentences speak of somebody. */
export const HERO_IN_CLAUSE: Readonly<Record<string, string>> = {
  he: "[hero.he]",
  him: "[hero.him]",
  his: "[hero.his]",
  dat: "[hero.himDative]",
};

/** What an idea tells without a verb, as a clause: `#` is the parent's words. */
export const CLAUSE_FORMS = {
  en: { is: "{he} is #", has: "{he} has #", hasNo: "{he} has no #", time: "it is {his} #", about: "it is all about #" },
  ro: { is: "e #", has: "are #", feels: "îi e #", about: "e vorba de #" },
  de: {
    isWithout: "{he} ist ganz #",
    has: "{he} hat #",
    is: "{he} ist #",
    wasDone: "{he} ist # worden",
    about: "es geht um #",
    must: "{he} muss #",
    against: "{he} tritt # an",
  },
} as const;

export const OWN_TROUBLE: ByLanguage<TroubleWords> = {
  en: {
    talk: {
      low: "Everyone talked about [hero.nom].",
      middle: "Everyone was talking about [hero.nom].",
      high: "Wherever two stood together, they were talking about [hero.nom].",
    },
    said: "“{clause}.”",
  },
  ro: {
    talk: {
      low: "Toți vorbesc despre [hero.nom].",
      middle: "Toată lumea vorbea despre [hero.nom].",
      high: "Unde stăteau doi de vorbă, vorbeau despre [hero.nom].",
    },
    said: "„{clause}.”",
  },
  de: {
    talk: {
      low: "Alle redeten über [hero.acc].",
      middle: "Alle redeten nur noch über [hero.acc].",
      high: "Wo zwei beisammenstanden, redeten sie über [hero.acc].",
    },
    said: "„{clause}.“",
    saidVerbLast: "„Wisst ihr schon, dass {clause}?“",
  },
};
