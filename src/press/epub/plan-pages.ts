import type { PressFonts, PrintedBook, PrintedPicture } from "../printed-book.ts";
import { type LaidOutWords, layOutOverflow, layOutWords } from "../typography/lay-out-words.ts";
import { PLAIN_ZONE } from "../typography/page-frame.ts";
import { openFaces } from "../typography/press-faces.ts";
import { TYPE_SCALE } from "../typography/type-scale.ts";

/** A page of an electronic book; `id` is the name of its document and of its picture. */
export type EpubPage = { readonly id: string; readonly label: string } & (
  | { readonly kind: "cover"; readonly picture: PrintedPicture | undefined }
  | { readonly kind: "imprint"; readonly picture: undefined }
  | {
      readonly kind: "page" | "overflow";
      readonly picture: PrintedPicture | undefined;
      /** Counts from 1; absent where words go on from the page before. */
      readonly number?: number;
      readonly words: LaidOutWords;
    }
);

/** The pages of a book in reading order. */
export function planPages(book: PrintedBook, fonts: PressFonts): EpubPage[] {
  const { furniture } = book;
  // No initial: a letter that is marked up by itself is read out as a word of its own.
  const type = { ...TYPE_SCALE[book.complexity], initial: 1 };
  const letters = openFaces(fonts).letters[type.font];
  const pages = book.pages.flatMap(({ text, second, picture }, index): EpubPage[] => {
    const number = index + 1;
    const label = furniture.page(number);
    const words = layOutWords(text, picture?.textZone ?? PLAIN_ZONE, letters, type, second);
    const planned: EpubPage[] = [{ kind: "page", id: `page-${number}`, label, picture, number, words }];
    for (let rest = words.rest; rest.length > 0;) {
      const more = layOutOverflow(rest, letters, type);
      const id = `page-${number}-${planned.length + 1}`;
      planned.push({ kind: "overflow", id, label, picture: undefined, words: more });
      rest = more.rest;
    }
    return planned;
  });
  return [
    { kind: "cover", id: "cover", label: furniture.cover, picture: book.cover },
    ...pages,
    { kind: "imprint", id: "imprint", label: furniture.imprint, picture: undefined },
  ];
}
