import type { Language } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import type { Furniture } from "#press/printed-book.ts";

/** The words around a story on paper, in the book's language (S1.10). */
export function furnitureOf(book: {
  readonly language: Language;
  readonly author: string;
  readonly createdAt: Date;
  readonly writer: string;
  readonly painter: string;
}): Furniture {
  const { t, date } = say(book.language);
  return {
    cover: t("book.cover"),
    page: (number) => t("book.page", { number }),
    byline: t("book.byline", { name: book.author }),
    imprint: t("book.imprint"),
    imprintLines: [t(madeBy(book)), t("book.made_with", { date: date(book.createdAt, "long", "UTC") })],
    pictureMissing: t("book.picture_missing"),
    accessibility: t("book.accessibility"),
  };
}

/** The book says whose hands made it: a model's, or the product's own (S12.4). */
function madeBy({ writer, painter }: { readonly writer: string; readonly painter: string }) {
  // A model is called as it is configured: `provider:model`.
  const isOwn = (name: string) => !name.includes(":");
  if (isOwn(writer)) return isOwn(painter) ? "book.made_by" : "book.made_by.painted";
  return isOwn(painter) ? "book.made_by.written" : "book.made_by.both";
}
