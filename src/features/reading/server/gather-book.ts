import { Fault } from "#contract/fault.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { readPrintPictures } from "#features/pictures/server/read-print-pictures.ts";
import { readSelected, type SelectedPicture } from "#features/pictures/server/read-selected.ts";
import type { Edition } from "#features/reading/contract.ts";
import { furnitureOf } from "#features/reading/server/furniture.ts";
import { readOwnBook } from "#features/stories/server/read-own-book.ts";
import type { PressFonts, PrintedBook, PrintedPicture } from "#press/printed-book.ts";
import type { Database } from "#server/database/database.ts";
import { toJpeg } from "#server/raster/to-jpeg.ts";

/** The cover's number among a story's pictures. */
const COVER = -1;

/** What a book is printed with; the fonts are whole files, read once. */
export interface Press extends Studio {
  readonly database: Database;
  readonly fonts: PressFonts;
}

/**
 * A person's own book with everything that stands on paper: words as they are now, selected pictures in the asked size. A
 * picture that cannot be had at 300 dpi is taken as it is kept. Throws `story.busy` while the book has no words yet.
 */
export async function gatherBook(
  press: Press,
  id: string,
  userId: string,
  { size, edition }: { readonly size: "screen" | "print"; readonly edition: Edition },
  signal: AbortSignal,
): Promise<{ readonly book: PrintedBook; readonly shortId: string }> {
  const own = await readOwnBook(press.database, id, userId);
  if (own.texts.length === 0) throw new Fault("story.busy");
  const second = edition === "bilingual" ? own.second : undefined;
  const pictures = await gatherPictures(press, own.storyId, size, signal);
  const book: PrintedBook = {
    id: own.storyId,
    title: own.title,
    author: own.author,
    language: own.language,
    complexity: own.complexity,
    madeAt: own.createdAt,
    cover: pictures.get(COVER),
    ...(second && { second: { language: second.language, title: second.title } }),
    pages: own.texts.map((text, number) => ({
      text,
      ...(second && { second: second.texts[number] ?? "" }),
      picture: pictures.get(number),
    })),
    furniture: furnitureOf(own),
  };
  return { book, shortId: own.shortId };
}

async function gatherPictures(
  press: Press,
  storyId: string,
  size: "screen" | "print",
  signal: AbortSignal,
): Promise<Map<number, PrintedPicture>> {
  const printed =
    size === "print" ? await readPrintPictures(press, storyId, signal) : new Map<number, SelectedPicture>();
  const kept = await readSelected(press, storyId, "screen");
  const pictures = new Map<number, PrintedPicture>();
  for (const [number, { alt, textZone, bytes }] of printed) pictures.set(number, { alt, textZone, jpeg: bytes });
  await Promise.all(
    [...kept]
      .filter(([number]) => !printed.has(number))
      .map(async ([number, { alt, textZone, bytes }]) =>
        pictures.set(number, { alt, textZone, jpeg: await toJpeg(bytes) }),
      ),
  );
  return pictures;
}
