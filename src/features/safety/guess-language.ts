import { LANGUAGES, type Language } from "#book/languages.ts";
import { MARKS } from "./rules.ts";

/** The language whose small words a text has most of; undefined when no language leads. Takes folded text. */
export function guessLanguage(folded: string): Language | undefined {
  const words = folded.match(/[a-z_]+/g) ?? [];
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => MARKS[language].has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count > (second?.count ?? 0) ? first.language : undefined;
}
