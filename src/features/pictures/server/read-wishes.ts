import { LANGUAGES, type Language } from "#book/languages.ts";
import { readInstructions, type ReadInstructions } from "#lexicon/read-instructions.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { Motif } from "./change-motif.ts";

/**
 * Reads instructions in whichever language they say most in: a parent may read a book in one language and think in
 * another. `likely` are tried first.
 */
export function readWishes(
  instructions: Approved<string>,
  motif: Motif,
  likely: readonly Language[],
): ReadInstructions {
  const languages = [...new Set([...likely, ...LANGUAGES])];
  const [first, ...others] = languages.map((language) => readInstructions(instructions, language, motif));
  if (!first) throw new Error("there is no language");
  const said = countWords([instructions]);
  // A word of one language is often like another of the next: half a sentence is not said in it.
  return others
    .filter(({ notUnderstood }) => 2 * countWords(notUnderstood) < said)
    .reduce((best, next) => (score(next) > score(best) ? next : best), first);
}

const score = ({ wishes, notUnderstood }: ReadInstructions) => wishes.length - countWords(notUnderstood);

const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/u).filter(Boolean).length;
