import PDFDocument from "pdfkit";
import type { PressFonts, PrintedBook } from "../printed-book.ts";
import { PAGE } from "../typography/page-frame.ts";
import { openFaces, type PressFaces } from "../typography/press-faces.ts";
import { type TypeSetting, TYPE_SCALE } from "../typography/type-scale.ts";

const LOCALES = { en: "en-GB", ro: "ro-RO", de: "de-DE" } as const;

/** What every part of a book is set with. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly book: PrintedBook;
  readonly type: TypeSetting;
  /** Fonts are registered in the PDF under the same names. */
  readonly faces: PressFaces;
}

/** Opens a tagged PDF 1.7 of the book's format and language, with the fonts embedded as subsets. */
export function openDocument(book: PrintedBook, fonts: PressFonts): Sheet {
  const faces = openFaces(fonts);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: LOCALES[book.language],
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    compress: true,
    info: { Title: book.title, Author: book.author, Creator: "Basmia", Subject: book.furniture.imprintLines.join(" ") },
  });
  for (const name of ["title", "early", "literary"] as const) pdf.registerFont(name, Buffer.from(faces[name].bytes));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return { pdf, root, book, type: TYPE_SCALE[book.complexity], faces };
}
