import type { CastCard } from "#book/cast-card.ts";
import type { ByLanguage } from "#book/languages.ts";

/** Hair after "with", „cu“ or "mit". */
export const HAIR_WORDS: ByLanguage<Readonly<Record<NonNullable<CastCard["hair"]>, string>>> = {
  en: {
    blond: "blond hair",
    brown: "brown hair",
    black: "black hair",
    red: "red hair",
    grey: "grey hair",
    none: "no hair",
  },
  ro: {
    blond: "păr blond",
    brown: "păr șaten",
    black: "păr negru",
    red: "păr roșcat",
    grey: "păr cărunt",
    none: "capul chel",
  },
  de: {
    blond: "blonden Haaren",
    brown: "braunen Haaren",
    black: "schwarzen Haaren",
    red: "roten Haaren",
    grey: "grauen Haaren",
    none: "einer Glatze",
  },
};
