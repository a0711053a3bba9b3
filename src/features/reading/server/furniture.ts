import type { Language } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import type { Furniture } from "#press/printed-book.ts";

/** The words around a story on paper, in the book's language (S1.10). */
export function furnitureOf(book: {
  readonly language: Language;
  readonly author: string;
  readonly createdAt: Date;
}): Furniture {
  const { t, date } = say(book.language);
  return {
    cover: t("book.cover"),
    page: (number) => t("book.page", { number }),
    byline: t("book.byline", { name: book.author }),
    imprint: t("book.imprint"),
    imprintLines: [t("book.made_by"), t("book.made_with", { date: date(book.createdAt, "long", "UTC") })],
    pictureMissing: t("book.picture_missing"),
    accessibility: t("book.accessibility"),
  };
}
