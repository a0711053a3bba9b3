import type { PressFonts, PrintedBook, PrintedPage } from "../printed-book.ts";
import { layOutFacing, layOutOverflow, layOutWords, type Paragraph } from "../typography/lay-out-words.ts";
import type { Letters } from "../typography/letters.ts";
import { PLAIN_ZONE } from "../typography/page-frame.ts";
import { openFaces } from "../typography/press-faces.ts";
import { type TypeSetting, TYPE_SCALE } from "../typography/type-scale.ts";
import type { Leaf } from "./leaf.ts";
import { setCover } from "./set-cover.ts";
import { setImprint } from "./set-imprint.ts";
import { setBlank, setFacing, setOverflow, setPage } from "./set-page.ts";
import { setPicture } from "./set-picture.ts";

/**
 * The pages of a book in the order in which they are read: a page of the story is one, or more when its words need more. In a
 * bilingual edition it is a spread: the picture on the left, its words in both languages on the right.
 */
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
  const bookmark = book.furniture.page(number);
  if (book.second) {
    const words = layOutFacing(page.text, page.second ?? "", letters, type);
    const leaves: Leaf[] = [
      { kind: "page", bookmark, set: (sheet, section) => setPicture(sheet, section, page.picture) },
      { kind: "facing", set: (sheet, section) => setFacing(sheet, section, words, number) },
      ...overflowOf(words.rest, letters, type),
    ];
    // The next picture stands on the left again.
    return leaves.length % 2 === 0 ? leaves : [...leaves, { kind: "overflow", set: setBlank }];
  }
  const words = layOutWords(page.text, page.picture?.textZone ?? PLAIN_ZONE, letters, type);
  return [
    { kind: "page", bookmark, set: (sheet, section) => setPage(sheet, section, page, words, number) },
    ...overflowOf(words.rest, letters, type),
  ];
}

function overflowOf(paragraphs: readonly Paragraph[], letters: Letters, type: TypeSetting): Leaf[] {
  const leaves: Leaf[] = [];
  for (let rest = paragraphs; rest.length > 0;) {
    const more = layOutOverflow(rest, letters, type);
    leaves.push({ kind: "overflow", set: (sheet, section) => setOverflow(sheet, section, more) });
    rest = more.rest;
  }
  return leaves;
}
