import JSZip from "jszip";
import { chooseFonts } from "./epub/choose-fonts.ts";
import { documentOf } from "./epub/documents.ts";
import { CONTAINER, navigationOf, packageOf } from "./epub/package-documents.ts";
import { planPages } from "./epub/plan-pages.ts";
import { styleSheet } from "./epub/style-sheet.ts";
import type { PressFonts, PrintedBook } from "./printed-book.ts";
import { openFaces } from "./typography/press-faces.ts";

/**
 * The book as EPUB 3 of fixed layout: pages of the book's format with their words as text where paper has them, contents,
 * list of pages, alternative texts, and the fonts that its letters need.
 */
export function makeEpub(book: PrintedBook, fonts: PressFonts): Promise<Uint8Array> {
  const press = openFaces(fonts);
  const pages = planPages(book, fonts);
  const chosen = chooseFonts(book, press);
  const archive = new JSZip();
  const put = (name: string, content: string | Uint8Array, stored = false) =>
    archive.file(name, content, {
      date: book.madeAt,
      createFolders: false,
      compression: stored ? "STORE" : "DEFLATE",
    });
  // First and not compressed: that is how an EPUB is known.
  put("mimetype", "application/epub+zip", true);
  put("META-INF/container.xml", CONTAINER);
  put("book/package.opf", packageOf(book, pages, chosen));
  put("book/nav.xhtml", navigationOf(book, pages));
  put("book/book.css", styleSheet(chosen));
  for (const font of chosen) put(`book/${font}.ttf`, fonts[font]);
  for (const page of pages) {
    put(`book/${page.id}.xhtml`, documentOf(page, book, press));
    if (page.picture) put(`book/${page.id}.jpg`, page.picture.jpeg, true);
  }
  return archive.generateAsync({ type: "uint8array", mimeType: "application/epub+zip" });
}
