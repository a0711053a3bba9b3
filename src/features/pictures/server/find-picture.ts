import { findPictureRow, type Picture } from "#features/pictures/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** A picture by its address, whoever asks: the address is the secret. */
export function findPicture(queries: Queries, storyId: string, pictureId: string): Promise<Picture | undefined> {
  return findPictureRow(queries, storyId, pictureId);
}
