import { Fault } from "#contract/fault.ts";
import type { FileAnswer } from "#contract/endpoint.ts";
import { readSelected, type SelectedPicture } from "#features/pictures/server/read-selected.ts";
import { furnitureOf } from "#features/reading/server/furniture.ts";
import { readOwnBook } from "#features/stories/server/read-own-book.ts";
import { fileNameOf } from "#press/file-name.ts";
import { makePdf } from "#press/make-pdf.ts";
import type { PressFonts, PrintedPicture } from "#press/printed-book.ts";
import type { Database } from "#server/database/database.ts";
import { toJpeg } from "#server/raster/to-jpeg.ts";
import type { Storage } from "#server/storage/storage.ts";

/** The cover's number among a story's pictures. */
const COVER = -1;

/** What a book is printed with; the fonts are whole files, read once. */
export interface Press {
  readonly database: Database;
  readonly storage: Storage;
  readonly fonts: PressFonts;
}

/**
 * A person's own book as a PDF, called by its title (S7.11): the words as they stand now, the selected pictures, and a note
 * where one is missing. Throws `story.busy` while the book has no words yet.
 */
export async function printBook(press: Press, id: string, userId: string): Promise<FileAnswer> {
  const book = await readOwnBook(press.database, id, userId);
  if (book.texts.length === 0) throw new Fault("story.busy");
  const selected = await readSelected(press, book.storyId, "screen");
  const pictures = new Map(
    await Promise.all([...selected].map(async ([number, picture]) => [number, await prepare(picture)] as const)),
  );
  const data = await makePdf(
    {
      id: book.storyId,
      title: book.title,
      author: book.author,
      language: book.language,
      complexity: book.complexity,
      madeAt: book.createdAt,
      cover: pictures.get(COVER),
      pages: book.texts.map((text, number) => ({ text, picture: pictures.get(number) })),
      furniture: furnitureOf(book),
    },
    press.fonts,
    "screen",
  );
  return { fileName: fileNameOf(book.title, book.shortId, "pdf"), type: "application/pdf", data };
}

async function prepare(picture: SelectedPicture): Promise<PrintedPicture> {
  return { jpeg: await toJpeg(picture.bytes), alt: picture.alt, textZone: picture.textZone };
}
