import type { Book } from "#book/book.ts";
import { describePlan } from "#lexicon/describe-plan.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import type { Asker } from "./asker.ts";

/**
 * What a moderation model stops at in a written book is told from the page's plan instead. Throws `ModelFailure` where it
 * stops at the title, or cannot read at all: then somebody else writes.
 */
export async function replaceFlagged({ flag, storyId }: Asker, book: Book, signal: AbortSignal): Promise<Book> {
  if (!flag) return book;
  const [title, ...pages] = await flag([book.title, ...book.pages.map(({ text }) => text)], signal, storyId);
  if (title) throw new ModelFailure("refused", "the title was flagged");
  return {
    ...book,
    pages: book.pages.map((page, place) =>
      pages[place] ? { ...page, text: describePlan(page.plan, book.cast, book.language) } : page,
    ),
  };
}
