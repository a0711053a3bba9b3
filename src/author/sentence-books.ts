import type { ByLanguage, Language } from "#book/languages.ts";
import { sentences as english } from "#content/sentences/en/book.ts";
import { sentences as german } from "#content/sentences/de/book.ts";
import { sentences as romanian } from "#content/sentences/ro/book.ts";
import type { SentenceBook } from "./sentences.ts";

const BOOKS: ByLanguage<SentenceBook> = { en: english, ro: romanian, de: german };

/** The sentences of a language. */
export function sentencesIn(language: Language): SentenceBook {
  return BOOKS[language];
}
