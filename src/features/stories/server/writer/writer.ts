import type { Book } from "#book/book.ts";
import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { Analysis, StoryForm } from "#features/stories/story.ts";

/** A writer reads an idea and writes a whole book from a form. Where it cannot, it throws `ModelFailure`. */
export interface Writer {
  /** Kept with each story that it wrote. */
  readonly name: string;
  /** Writes another book of the same form for another seed. */
  readonly variesBySeed?: true;
  /** Who takes over where this one cannot. */
  readonly next?: Writer | undefined;
  /** `hint` is the language of the reader's screen, for ideas that do not show theirs. */
  analyze(idea: Approved<string>, hint: Language, signal: AbortSignal): Promise<Analysis>;
  /** The built-in author makes the same book of the same form and seed. */
  write(form: Approved<StoryForm>, seed: string, signal: AbortSignal, commission?: Commission): Promise<Book>;
  /** The words of one page of that book, counted from 0, at another level: the same turn of the plot. */
  rewrite(
    form: Approved<StoryForm>,
    seed: string,
    page: number,
    level: Complexity,
    signal: AbortSignal,
    told?: ToldPage,
  ): Promise<string>;
  /**
   * The book in a second language: the words of each page at its level, undefined where this writer cannot tell a page. A
   * fault of the field `idea` where what the hero is after has to be said in that language first.
   */
  translate(book: StandingBook, into: SecondLanguage, signal: AbortSignal): Promise<Translation>;
}

/** A book as it stands, for its telling in a second language. */
export interface StandingBook {
  readonly storyId: string;
  readonly form: Approved<StoryForm>;
  readonly seed: string;
  readonly writer: string;
  readonly title: string;
  readonly pages: readonly { readonly text: string; readonly level: Complexity }[];
}

export interface SecondLanguage {
  readonly language: Language;
  /** What the book is about, in that language. */
  readonly idea?: Approved<string>;
}

export interface Translation {
  /** Empty where there is none. */
  readonly title: string;
  /** Whether it is a new title for the book and no telling of the one that it has: taken where nobody can tell that. */
  readonly isTitleNew?: boolean;
  readonly pages: readonly (string | undefined)[];
}

/** What stands around the writing of a book. */
export interface Commission {
  /** Whose costs it is. */
  readonly storyId: string;
  /**
   * Told the beginning of the book as soon as it is whole, while its pages are still written: title, cast and cover, without
   * pages. It may be told again, where the book is begun again; nobody has proved it.
   */
  readonly onHead?: (head: Book) => void;
}

/** The page as it stands. */
export interface ToldPage {
  readonly storyId: string;
  readonly text: string;
}

/** A writer and all who take over from it, in their order. */
export function writersFrom(writer: Writer): Writer[] {
  return writer.next ? [writer, ...writersFrom(writer.next)] : [writer];
}
