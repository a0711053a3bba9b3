import type { PressFonts, PrintedBook, PrintedPicture } from "../printed-book.ts";
import { type LaidOutWords, layOutFacing, layOutOverflow, layOutWords } from "../typography/lay-out-words.ts";
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
      /** Of the page of the story that begins here, from 1; absent where one goes on. */
      readonly number?: number;
      /** The number that stands at the foot. */
      readonly foot?: number;
      /** On which side of a spread it stands, where its neighbour depends on it. */
      readonly side?: "left" | "right";
      /** Undefined on a picture whose words stand beside it. */
      readonly words: LaidOutWords | undefined;
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
    const page = { kind: "page", id: `page-${number}`, label: furniture.page(number), picture, number } as const;
    const words = book.second
      ? layOutFacing(text, second ?? "", letters, type)
      : layOutWords(text, picture?.textZone ?? PLAIN_ZONE, letters, type);
    const more = { kind: "overflow", label: page.label, picture: undefined } as const;
    const planned: EpubPage[] = book.second
      ? [
          { ...page, side: "left", words: undefined },
          { ...more, id: `${page.id}-2`, foot: number, side: "right", words },
        ]
      : [{ ...page, foot: number, words }];
    for (let { rest } = words; rest.length > 0;) {
      const words = layOutOverflow(rest, letters, type);
      planned.push({ ...more, id: `${page.id}-${planned.length + 1}`, words });
      ({ rest } = words);
    }
    return planned;
  });
  return [
    { kind: "cover", id: "cover", label: furniture.cover, picture: book.cover },
    ...pages,
    { kind: "imprint", id: "imprint", label: furniture.imprint, picture: undefined },
  ];
}
