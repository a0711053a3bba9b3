import type { ByLanguage } from "#book/languages.ts";
import { agreementFaultsDe } from "./agreement-de.ts";
import { agreementFaultsRo } from "./agreement-ro.ts";

/** Finds articles and endings that do not agree with the noun beside them: each the words in question. */
export type FindAgreementFaults = (text: string) => readonly string[];

/** Spelled with a vowel and spoken with a consonant, and the other way round. */
const SPOKEN_WITH_CONSONANT = /^(?:uni(?!n|m)|use|usu|euro|ewe|one|once|u-)/iu;
const SPOKEN_WITH_VOWEL = /^(?:hour|honest|honou?r|heir)/iu;

/** At the start of a clause, where nothing before can ask for another form ("if she were", "let it do"). */
const WRONG_PERSON =
  /(?<=(?:^|[.!?,“”]\s*))(?:(?:he|she|it) (?:are|have|do)|(?:they|we|you) (?:is|was|has|does)|I (?:is|are|has))\b/giu;

function agreementFaultsEn(text: string): readonly string[] {
  const faults: string[] = [];
  for (const [whole, article = "", word = ""] of text.matchAll(/\b(an?)\s+[“”"]?(\p{L}[\p{L}’-]*)/giu)) {
    const hasVowel = SPOKEN_WITH_VOWEL.test(word) || (/^[aeiou]/iu.test(word) && !SPOKEN_WITH_CONSONANT.test(word));
    if (hasVowel !== (article.toLowerCase() === "an")) faults.push(whole);
  }
  for (const match of text.matchAll(WRONG_PERSON)) faults.push(match[0].trim());
  return faults;
}

export const AGREEMENT: ByLanguage<FindAgreementFaults> = {
  en: agreementFaultsEn,
  ro: agreementFaultsRo,
  de: agreementFaultsDe,
};
