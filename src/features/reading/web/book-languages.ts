import { createContext, useContext } from "react";
import type { Language } from "#book/languages.ts";

/** The two languages of a book that is told in two. */
export interface TwoLanguages {
  readonly first: Language;
  readonly second: Language;
}

export const BookLanguages = createContext<TwoLanguages | undefined>(undefined);

/** The languages of the open book, where it is told in two. */
export const useBookLanguages = () => useContext(BookLanguages);
