import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isOfPeople } from "../is-of-people.ts";
import type { ReadFigure } from "../reading.ts";

const IT: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:and|but|so|because) )?it(?:['’]s)?\s(?!(?:is |was )?(?:rain|snow|thunder|hail|cold|dark|night|winter|getting))/iu,
  de: /^(?:(?:und|aber|doch|denn|weil) )?es\s(?!(?:gibt|gab|weht|regnet|schneit|donnert|blitzt|taut|friert|stürmt|hagelt|wird|ist (?:\p{Ll}+ )?(?:kalt|dunkel|nacht|winter|sommer)))/iu,
};

/** "The baker bakes a loaf but it won’t go through the door": nobody of people is it, but for German children. */
export function isOfThing(text: string, hero: Pick<ReadFigure, "concept" | "sex"> | undefined, language: Language) {
  if (hero === undefined || !isOfPeople(hero.concept) || IT[language]?.test(text) !== true) return false;
  if (language === "en") return true;
  const [noun] = conceptById(hero.concept)?.words.de.nouns ?? [];
  return hero.sex !== undefined && noun?.noun.gender !== "n";
}
