import type { PictureSize } from "#book/format.ts";
import type { TextZone } from "#book/text-zone.ts";
import { fileOf } from "#features/pictures/server/picture-address.ts";
import { listSelected } from "#features/pictures/server/store.ts";
import type { Database } from "#server/database/database.ts";
import type { Storage } from "#server/storage/storage.ts";

/** A page's selected picture with its bytes. */
export interface SelectedPicture {
  readonly pageNumber: number;
  readonly alt: string;
  readonly textZone: TextZone;
  readonly bytes: Uint8Array;
}

/** The selected picture of every page of a story, by page number; a page whose file is missing is left out. */
export async function readSelected(
  tools: { readonly database: Database; readonly storage: Storage },
  storyId: string,
  size: PictureSize,
): Promise<Map<number, SelectedPicture>> {
  const rows = await listSelected(tools.database, storyId);
  const read = await Promise.all(
    rows.map(async (row) => {
      const bytes = await tools.storage.read(fileOf(storyId, row.id, size));
      return bytes && { pageNumber: row.pageNumber, alt: row.alt, textZone: row.textZone, bytes };
    }),
  );
  return new Map(read.flatMap((picture) => (picture ? [[picture.pageNumber, picture]] : [])));
}
