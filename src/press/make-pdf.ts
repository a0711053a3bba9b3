import { openDocument } from "./pdf/document.ts";
import { planLeaves } from "./pdf/plan-leaves.ts";
import { printBooklet } from "./pdf/print-booklet.ts";
import { printPages } from "./pdf/print-pages.ts";
import type { Variant } from "./pdf/stock.ts";
import type { PressFonts, PrintedBook } from "./printed-book.ts";

/**
 * The book as a PDF: cover, pages with words set on their pictures, imprint; tagged, with bookmarks, alternative texts and
 * embedded fonts. One page of the story is one page of the PDF, in two languages a spread, unless its words need more. For a
 * print shop each page has bleed and crop marks; a booklet is A4 sheets with two pages a side, to be printed on both sides
 * and folded.
 */
export function makePdf(book: PrintedBook, fonts: PressFonts, variant: Variant): Promise<Uint8Array> {
  const sheet = openDocument(book, fonts, variant);
  const { pdf } = sheet;
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  const leaves = planLeaves(book, fonts);
  if (variant === "booklet") printBooklet(sheet, leaves);
  else printPages(sheet, leaves);
  sheet.root.end();
  pdf.end();
  return done;
}
