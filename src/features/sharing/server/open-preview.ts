import { findPicture } from "#features/pictures/server/find-picture.ts";
import { fileOf, filesOfStory } from "#features/pictures/server/picture-address.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Database } from "#server/database/database.ts";
import { linkPreview } from "#server/raster/link-preview.ts";
import type { Storage } from "#server/storage/storage.ts";

export interface Shelf {
  readonly database: Database;
  readonly storage: Storage;
}

/**
 * The link preview of a story's cover, made when it is first asked for and then kept beside the cover's other files;
 * undefined for a picture that is no cover, or that is not there.
 */
export async function openPreview(
  { database, storage }: Shelf,
  storyId: string,
  pictureId: string,
): Promise<{ readonly type: string; readonly data: Uint8Array } | undefined> {
  const picture = await findPicture(database, storyId, pictureId);
  if (picture?.pageNumber !== COVER) return undefined;
  const name = `${filesOfStory(storyId)}/${pictureId}/preview.jpg`;
  const kept = await storage.read(name);
  if (kept) return { type: "image/jpeg", data: kept };
  const cover = await storage.read(fileOf(storyId, pictureId, "screen"));
  if (!cover) return undefined;
  const data = await linkPreview(cover);
  await storage.put(name, data);
  return { type: "image/jpeg", data };
}
