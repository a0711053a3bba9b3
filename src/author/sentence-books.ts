import type { Language } from "#book/languages.ts";
import { sentences as english } from "#content/sentences/en/book.ts";
import { sentences as romanian } from "#content/sentences/ro/book.ts";
import type { SentenceBook } from "./sentences.ts";

const BOOKS: Partial<Record<Language, SentenceBook>> = { en: english, ro: romanian };

/** The languages that have sentences. */
export const WRITTEN_LANGUAGES = Object.keys(BOOKS) as readonly Language[];

/** The sentences of a language. */
export function sentencesIn(language: Language): SentenceBook {
  return BOOKS[language] ?? english;
}
