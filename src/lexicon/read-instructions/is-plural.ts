import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { foldDiacritics } from "../normalise.ts";
import type { Clause } from "./clause.ts";

/** Whether a word means many; a Romanian feminine has the same form for "of one": "flori", "unei flori". */
export function isPlural(
  { number, concept, text, start }: FoundConcept,
  { sentence }: Clause,
  language: Language,
): boolean {
  if (number === "plural" || language !== "ro") return number === "plural";
  if (
    /(?<!\p{L})(?:un|o|unei|unui|acest|această|aceasta|acestei|acestui)\s+(?:mic\p{L}* )?$/iu.test(
      sentence.slice(0, start),
    )
  )
    return false;
  const said = foldDiacritics(text);
  return concept.words.ro.nouns.some(({ noun }) => foldDiacritics(noun.plural) === said);
}
