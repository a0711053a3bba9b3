import type { PressFonts, PrintedBook, PrintedPage } from "../printed-book.ts";
import { layOutOverflow, layOutWords } from "../typography/lay-out-words.ts";
import { PLAIN_ZONE } from "../typography/page-frame.ts";
import { openFaces } from "../typography/press-faces.ts";
import { TYPE_SCALE } from "../typography/type-scale.ts";
import type { Leaf } from "./leaf.ts";
import { setCover } from "./set-cover.ts";
import { setImprint } from "./set-imprint.ts";
import { setOverflow, setPage } from "./set-page.ts";

/** The pages of a book in the order in which they are read: a page of the story is one, or more when its words need more. */
export function planLeaves(book: PrintedBook, fonts: PressFonts): Leaf[] {
  const { cover, imprint } = book.furniture;
  return [
    { kind: "cover", bookmark: cover, set: setCover },
    ...book.pages.flatMap((page, index) => leavesOf(book, page, index + 1, fonts)),
    { kind: "imprint", bookmark: imprint, set: setImprint },
  ];
}

function leavesOf(book: PrintedBook, page: PrintedPage, number: number, fonts: PressFonts): Leaf[] {
  const type = TYPE_SCALE[book.complexity];
  const letters = openFaces(fonts).letters[type.font];
  const words = layOutWords(page.text, page.picture?.textZone ?? PLAIN_ZONE, letters, type, page.second);
  const leaves: Leaf[] = [
    {
      kind: "page",
      bookmark: book.furniture.page(number),
      set: (sheet, section) => setPage(sheet, section, page, words, number),
    },
  ];
  for (let rest = words.rest; rest.length > 0;) {
    const more = layOutOverflow(rest, letters, type);
    leaves.push({ kind: "overflow", set: (sheet, section) => setOverflow(sheet, section, more) });
    rest = more.rest;
  }
  return leaves;
}
