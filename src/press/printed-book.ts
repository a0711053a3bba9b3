import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { TextZone } from "#book/text-zone.ts";

/** A picture as press sets it: JPEG bytes composed for 4:5, what it shows, and where words may stand on it. */
export interface PrintedPicture {
  readonly jpeg: Uint8Array;
  readonly alt: string;
  readonly textZone: TextZone;
}

export interface PrintedPage {
  readonly text: string;
  /** The same in the book's second language; absent in an edition of one language, and where nobody has told the page in it. */
  readonly second?: string;
  /** Absent when the picture could not be drawn: the page says so and keeps its place and its words. */
  readonly picture: PrintedPicture | undefined;
}

/** The words around the story that press sets; they come from the message catalogues, in the book's language. */
export interface Furniture {
  /** The bookmark of the cover. */
  readonly cover: string;
  /** The bookmark of a page. */
  readonly page: (number: number) => string;
  /** "A story by Ana": under the title on the cover. */
  readonly byline: string;
  /** The bookmark and heading of the last leaf. */
  readonly imprint: string;
  /** Lines of the last leaf: how the book was made, and when. */
  readonly imprintLines: readonly string[];
  /** Stands in place of a picture that is missing. */
  readonly pictureMissing: string;
  /** How an electronic book can be read without seeing it. */
  readonly accessibility: string;
}

/** A whole book, ready for paper. */
export interface PrintedBook {
  /** A UUID: what an electronic book is known by. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** Of a bilingual edition (S13.6); the title is empty where there is none in that language. */
  readonly second?: { readonly language: Language; readonly title: string };
  readonly complexity: Complexity;
  /** When the book was begun: the date that its files carry. */
  readonly madeAt: Date;
  readonly cover: PrintedPicture | undefined;
  readonly pages: readonly PrintedPage[];
  readonly furniture: Furniture;
}

/** Whole TrueType files, handed in as bytes: press opens no file. */
export interface PressFonts {
  /** Titles: Grandstander Bold. */
  readonly title: Uint8Array;
  /** Reading text of the easier levels: Andika Regular. */
  readonly early: Uint8Array;
  /** Reading text of the two upper levels: Literata Regular. */
  readonly literary: Uint8Array;
  /** For signs that those have not: names in Arabic and Hebrew letters, and emoji drawn in one ink. */
  readonly arabic: Uint8Array;
  readonly hebrew: Uint8Array;
  readonly emoji: Uint8Array;
}
