import type { PrintedBook } from "../printed-book.ts";
import type { FontName, PressFaces } from "../typography/press-faces.ts";
import { TYPE_SCALE } from "../typography/type-scale.ts";

/** The fonts that a book's texts need: emoji and names in other scripts cost nothing where there are none. */
export function chooseFonts(book: PrintedBook, { letters }: PressFaces): FontName[] {
  const { furniture, complexity } = book;
  const texts = [
    { name: "title" as const, text: book.title },
    { name: "title" as const, text: book.second?.title ?? "" },
    { name: "title" as const, text: "1" },
    ...[furniture.byline, furniture.pictureMissing, ...furniture.imprintLines].map((text) => ({
      name: "early" as const,
      text,
    })),
    ...book.pages
      .flatMap(({ text, second = "" }) => [text, second])
      .map((text) => ({ name: TYPE_SCALE[complexity].font, text })),
  ];
  const needed = new Set<FontName>();
  for (const { name, text } of texts) {
    for (const line of letters[name].clean(text).split("\n")) {
      for (const run of letters[name].runsOf(line, 1)) needed.add(run.font);
    }
  }
  return [...needed];
}
