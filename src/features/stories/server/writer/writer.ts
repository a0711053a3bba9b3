import type { Book } from "#book/book.ts";
import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { Analysis, StoryForm } from "#features/stories/story.ts";

/** A writer reads an idea and writes a whole book from a form. */
export interface Writer {
  readonly name: string;
  /** `hint` is the language of the reader's screen, for ideas that do not show theirs. */
  analyze(idea: Approved<string>, hint: Language, signal: AbortSignal): Promise<Analysis>;
  /** The same form and seed give the same book. */
  write(form: Approved<StoryForm>, seed: string, signal: AbortSignal): Promise<Book>;
  /** The words of one page of that book, counted from 0, at another level: the same turn of the plot. */
  rewrite(
    form: Approved<StoryForm>,
    seed: string,
    page: number,
    level: Complexity,
    signal: AbortSignal,
  ): Promise<string>;
}
