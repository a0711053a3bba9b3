import PDFDocument from "pdfkit";
import { TRIM } from "#book/format.ts";
import { cleanText } from "../clean-text.ts";
import type { PressFonts, PrintedBook } from "../printed-book.ts";
import { type TypeSetting, TYPE_SCALE } from "../type-scale.ts";

/** Points in a millimetre: 72 ÷ 25.4. */
export const MM = 72 / 25.4;
/** The page, in points. */
export const PAGE = { width: TRIM.width * MM, height: TRIM.height * MM } as const;

const LOCALES = { en: "en-GB", ro: "ro-RO", de: "de-DE" } as const;

type FontName = keyof PressFonts;

/** What every part of a book is set with. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly book: PrintedBook;
  readonly type: TypeSetting;
  /** The text as the named font can set it. */
  readonly clean: (text: string, font: FontName) => string;
}

interface GlyphFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Opens a tagged PDF 1.7 of the book's format and language, with the fonts embedded as subsets. */
export function openDocument(book: PrintedBook, fonts: PressFonts): Sheet {
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
  for (const name of ["title", "early", "literary"] as const) pdf.registerFont(name, Buffer.from(fonts[name]));
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  const glyphs = new Map<FontName, (codePoint: number) => boolean>();
  const clean = (text: string, font: FontName) => {
    let hasGlyph = glyphs.get(font);
    if (!hasGlyph) {
      const face = glyphFont(pdf, font);
      hasGlyph = (codePoint) => face.hasGlyphForCodePoint(codePoint);
      glyphs.set(font, hasGlyph);
    }
    return cleanText(text, hasGlyph);
  };
  return { pdf, root, book, type: TYPE_SCALE[book.complexity], clean };
}

/** The font that pdfkit has just opened under the name; its types leave the field out. */
function glyphFont(pdf: PDFKit.PDFDocument, name: FontName): GlyphFont["font"] {
  pdf.font(name);
  return (pdf as unknown as { _font: GlyphFont })._font.font;
}
