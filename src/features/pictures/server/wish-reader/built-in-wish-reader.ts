import { LANGUAGES } from "#book/languages.ts";
import type { WishReader } from "#features/pictures/server/wish-reader/wish-reader.ts";
import { readInstructions, type ReadInstructions } from "#lexicon/read-instructions.ts";

/**
 * The reader that the product carries. It reads in whichever language a person says most in: a parent may read a book in one
 * language and think in another.
 */
export const builtInWishReader: WishReader = {
  read({ instructions, motif, likely }, signal) {
    signal.throwIfAborted();
    const languages = [...new Set([...likely, ...LANGUAGES])];
    const [first, ...others] = languages.map((language) => readInstructions(instructions, language, motif));
    if (!first) throw new Error("there is no language");
    const said = countWords([instructions]);
    // A word of one language is often like another of the next: half a sentence is not said in it.
    const read = others
      .filter(({ notUnderstood }) => 2 * countWords(notUnderstood) < said)
      .reduce((best, next) => (score(next) > score(best) ? next : best), first);
    return Promise.resolve(read);
  },
};

const score = ({ wishes, notUnderstood }: ReadInstructions) => wishes.length - countWords(notUnderstood);

const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/u).filter(Boolean).length;
