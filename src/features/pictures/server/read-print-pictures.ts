import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { drawPrintPicture } from "#features/pictures/server/draw-print-picture.ts";
import { fileOf } from "#features/pictures/server/picture-address.ts";
import type { SelectedPicture } from "#features/pictures/server/read-selected.ts";
import { findPictureRow, listSelected, type Picture } from "#features/pictures/server/store.ts";
import type { Database } from "#server/database/database.ts";

/** Pictures that one book has drawn at a time: each takes a thread and about 60 MB. */
const AT_A_TIME = 2;

/** The selected picture of every page of a story at 300 dpi, by page number; those that cannot be drawn so are left out. */
export async function readPrintPictures(
  tools: Studio & { readonly database: Database },
  storyId: string,
  signal: AbortSignal,
): Promise<Map<number, SelectedPicture>> {
  const waiting = await listSelected(tools.database, storyId);
  const read = new Map<number, SelectedPicture>();
  const readNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    signal.throwIfAborted();
    const row = await findPictureRow(tools.database, storyId, next.id);
    const bytes = row && (await readOne(tools, row, signal));
    if (bytes)
      read.set(next.pageNumber, { pageNumber: next.pageNumber, alt: next.alt, textZone: next.textZone, bytes });
    await readNext();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readNext));
  return read;
}

/** Drawn when it is first asked for, and kept beside the picture's other sizes. */
async function readOne(studio: Studio, picture: Picture, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const name = fileOf(picture.storyId, picture.id, "print");
  const kept = await studio.storage.read(name);
  if (kept) return kept;
  const drawn = await drawPrintPicture(studio, picture, signal);
  if (drawn) await studio.storage.put(name, drawn);
  return drawn;
}
