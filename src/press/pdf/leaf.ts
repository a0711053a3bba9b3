import type { Sheet } from "./document.ts";

/** One page of a book before it is put on paper. */
export interface Leaf {
  readonly kind: "cover" | "page" | "facing" | "overflow" | "imprint";
  /** Under what the page is found among the bookmarks; absent when it goes on from the page before. */
  readonly bookmark?: string;
  /** Sets the page: its content goes into a section of the book's structure. */
  readonly set: (sheet: Sheet, section: PDFKit.PDFStructureElement) => void;
}
