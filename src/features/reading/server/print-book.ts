import type { FileAnswer } from "#contract/endpoint.ts";
import type { Edition, PdfVariant } from "#features/reading/contract.ts";
import { gatherBook, type Press } from "#features/reading/server/gather-book.ts";
import { fileNameOf } from "#press/file-name.ts";

export type { Press } from "#features/reading/server/gather-book.ts";

/**
 * A person's own book as a PDF, called by its title (S7.11): the words as they stand now, the selected pictures, and a note
 * where one is missing. Throws `story.busy` while the book has no words yet.
 */
export async function printBook(
  press: Press,
  id: string,
  userId: string,
  { variant, edition }: { readonly variant: PdfVariant; readonly edition: Edition },
  signal: AbortSignal,
): Promise<FileAnswer> {
  const size = variant === "print" ? "print" : "screen";
  const { book, shortId } = await gatherBook(press, id, userId, { size, edition }, signal);
  const { makePdf } = await import("#press/make-pdf.ts");
  const data = await makePdf(book, press.fonts, variant);
  return { fileName: fileNameOf(book.title, shortId, "pdf"), type: "application/pdf", data };
}

/** A person's own book as EPUB, called by its title; the same book as its PDF. Throws `story.busy` as that does. */
export async function bindBook(
  press: Press,
  id: string,
  userId: string,
  edition: Edition,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const { book, shortId } = await gatherBook(press, id, userId, { size: "screen", edition }, signal);
  const { makeEpub } = await import("#press/make-epub.ts");
  const data = await makeEpub(book, press.fonts);
  return { fileName: fileNameOf(book.title, shortId, "epub"), type: "application/epub+zip", data };
}
