import type { Edition, PdfVariant, readingContract } from "#features/reading/contract.ts";
import { apiOf } from "#web/call/api.ts";
import type { DownloadedFile } from "#web/call/call-types.ts";
import { saveFile } from "#web/call/save-file.ts";

const call = apiOf<typeof readingContract>();

/** Everything that a book can be taken along as: a PDF for a screen, for folding or for a print shop, or an EPUB. */
export const BOOK_FILES = ["screen", "booklet", "print", "epub"] as const;
export type BookFile = PdfVariant | "epub";

/** Fetches the book as a file and hands it to the reader; the server names it (S7.11). */
export async function downloadBook(id: string, file: BookFile = "screen", edition: Edition = "single"): Promise<void> {
  if (file === "epub") {
    const { data, fileName } = await bookFrom(
      "application/epub+zip",
      call("GET /stories/:id/epub", { params: { id }, query: { edition } }),
    );
    saveFile(data, fileName ?? `story-${id}.epub`);
    return;
  }
  const { data, fileName } = await bookFrom(
    "application/pdf",
    call("GET /stories/:id/pdf", { params: { id }, query: { variant: file, edition } }),
  );
  saveFile(data, fileName ?? `story-${id}.pdf`);
}

/** The file, if it is one: what a proxy says in the server's place is not saved as a book. */
async function bookFrom(type: string, answer: Promise<DownloadedFile>): Promise<DownloadedFile> {
  const file = await answer;
  if (file.type.split(";")[0]?.trim() !== type) throw new Error(`"${file.type}" came in place of ${type}`);
  return file;
}
