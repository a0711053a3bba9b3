import type { ByLanguage } from "#book/languages.ts";

/**
 * What a child calls its kin, by concept: as a name in English and German, the usual one first; in Romanian by the noun
 * itself („bunica“), which needs no word here.
 */
export const KIN_NAMES: ByLanguage<Readonly<Record<string, readonly string[]>>> = {
  en: {
    grandmother: ["Grandma", "Granny", "Gran", "Nana", "Nan", "Grandmother"],
    grandfather: ["Grandpa", "Grandad", "Granddad", "Grandfather"],
    mother: ["Mum", "Mom", "Mummy", "Mommy", "Mama", "Mother"],
    father: ["Dad", "Daddy", "Papa", "Father"],
  },
  ro: { grandmother: [], grandfather: [], mother: [], father: [] },
  de: {
    grandmother: ["Oma", "Omi", "Großmama"],
    grandfather: ["Opa", "Opi", "Großpapa"],
    mother: ["Mama", "Mami", "Mutti"],
    father: ["Papa", "Papi", "Vati"],
  },
};

/** Before somebody's kin that is not the hero's own: "meets an old grandmother". */
export const INDEFINITE: ByLanguage<RegExp> = {
  en: /(?<!\p{L})an? (?:\p{L}+ ){0,2}$/iu,
  ro: /(?<!\p{L})(?:un|o) (?:\p{L}+ ){0,2}$/iu,
  de: /(?<!\p{L})eine?[rmn]? (?:\p{L}+ ){0,2}$/iu,
};
