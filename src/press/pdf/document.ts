import type { Font } from "fontkit";
import PDFDocument from "pdfkit";
import type { PressFonts, PrintedBook } from "../printed-book.ts";
import type { Letters } from "../typography/letters.ts";
import { PAGE } from "../typography/page-frame.ts";
import { type FontName, type LettersName, openFaces } from "../typography/press-faces.ts";
import { type TypeSetting, TYPE_SCALE } from "../typography/type-scale.ts";
import { askForSpreads, askPrinter, describe } from "./describe.ts";
import { type Stock, STOCKS, type Variant } from "./stock.ts";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** An open font is taken as it is, which the library's own types do not say: reading one anew costs more than a book's pictures. */
      registerFont(name: string, src: Font): this;
    }
  }
}

/** The tags that a PDF says its languages with. */
export const LOCALES = { en: "en-GB", ro: "ro-RO", de: "de-DE" } as const;

/** What every part of a book is set with; 0, 0 is where the page's left and top are cut. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly book: PrintedBook;
  readonly variant: Variant;
  readonly stock: Stock;
  readonly type: TypeSetting;
  /** Fonts are registered in the PDF under the names of their runs. */
  readonly letters: Readonly<Record<LettersName, Letters<FontName>>>;
}

/** Opens a tagged PDF 1.7 of the book's format and language, with the fonts embedded as subsets. */
export function openDocument(book: PrintedBook, fonts: PressFonts, variant: Variant): Sheet {
  const { faces, letters } = openFaces(fonts);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: LOCALES[book.language],
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    compress: true,
    info: {
      Title: book.title,
      Author: book.author,
      Creator: "Basmia",
      Subject: book.furniture.imprintLines.join(" "),
      CreationDate: book.madeAt,
    },
  });
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face.font);
  describe(pdf, book);
  if (variant !== "screen") askPrinter(pdf, variant);
  if (variant !== "booklet" && book.second) askForSpreads(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return { pdf, root, book, variant, stock: STOCKS[variant], type: TYPE_SCALE[book.complexity], letters };
}
