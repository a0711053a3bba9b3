import { openDocument } from "./pdf/document.ts";
import { setCover } from "./pdf/set-cover.ts";
import { setImprint } from "./pdf/set-imprint.ts";
import { setPage } from "./pdf/set-page.ts";
import type { PressFonts, PrintedBook } from "./printed-book.ts";

/**
 * The book as a PDF for screens: cover, pages with words set on their pictures, imprint; tagged, with bookmarks, alternative
 * texts and embedded fonts. One page of the story is one page of the PDF, unless its words need more.
 */
export function makePdf(book: PrintedBook, fonts: PressFonts): Promise<Uint8Array> {
  const sheet = openDocument(book, fonts);
  const { pdf } = sheet;
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  setCover(sheet);
  book.pages.forEach((page, index) => setPage(sheet, page, index + 1));
  setImprint(sheet);
  sheet.root.end();
  pdf.end();
  return done;
}
