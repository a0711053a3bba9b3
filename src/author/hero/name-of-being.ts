import type { Language } from "#book/languages.ts";
import { BEINGS_CALLED_SO_DE } from "#content/lexicon/beings-called-so.ts";
import { foldText } from "../fold-text.ts";
import type { Mention } from "./mention.ts";

/**
 * The name of a being of whom there is but one, as the text has it: "Jack Frost", „Muma Pădurii“, „Kasperl“. The lexicon writes such a noun with a capital;
 * in German, where all nouns have one, a list names them. Empty for every other noun.
 */
export function nameOfBeing({ start, end, found }: Mention, text: string, language: Language): string {
  if (!found || found.kind !== "figure") return "";
  const word = foldText(text.slice(start, end));
  if (language === "de") return BEINGS_CALLED_SO_DE.find((name) => foldText(name) === word) ?? "";
  const nouns = found.concept.words[language].nouns.map(({ noun }) => noun.word);
  const proper = nouns.find((noun) => /(?:^|\s)\p{Lu}/u.test(noun) && foldText(noun) === word);
  return proper ? proper.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) : "";
}
