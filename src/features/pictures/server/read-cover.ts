import { listAlternativeRows } from "#features/pictures/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Database } from "#server/database/database.ts";
import type { Storage } from "#server/storage/storage.ts";

/**
 * The bytes of the cover that a model painted first: what all pages of the book go by, whatever cover is chosen later.
 * Undefined where there is none.
 */
export async function readCover(
  tools: { readonly database: Database; readonly storage: Storage },
  storyId: string,
): Promise<Uint8Array | undefined> {
  const covers = await listAlternativeRows(tools.database, storyId, COVER);
  const [oldest] = covers.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return oldest?.original ? tools.storage.read(oldest.original) : undefined;
}
