import type { PageIndex } from "#features/reading/page-order.ts";
import type { ShownWords } from "#features/reading/shown-words.ts";
import { hasDropCap } from "#features/reading/text-size.ts";

interface ToldWordsProps {
  readonly page: PageIndex;
  /** In one language, or in two; what is empty takes no room. */
  readonly words: readonly ShownWords[];
  /** How words in the second language look beside those in the first. */
  readonly secondClass: string | undefined;
}

/** A page's words, a paragraph a language; the first begins with a big letter, and read-aloud finds each by its part. */
export function ToldWords({ page, words, secondClass }: ToldWordsProps) {
  return words.map(({ language, text }, part) =>
    text === "" ? null : (
      <p
        key={language}
        lang={language}
        data-words={page}
        data-part={part}
        data-capital={(part === 0 && hasDropCap(text)) || undefined}
        className={part === 0 ? undefined : secondClass}
      >
        {text}
      </p>
    ),
  );
}
