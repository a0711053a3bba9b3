import { type DrawnPicture, keepPicture, type Studio } from "#features/pictures/server/draw-picture.ts";
import { listAlternativeRows, makeRoomAtStart } from "#features/pictures/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/**
 * Keeps a drawn picture as one more alternative of its page, last or first, and gives its place. The caller holds the
 * story, so that no two pictures are given one place.
 */
export async function keepAlternative(
  tx: Transaction,
  studio: Studio,
  picture: DrawnPicture,
  at: "first" | "last",
): Promise<number> {
  const { storyId, pageNumber } = picture.place;
  if (at === "first") await makeRoomAtStart(tx, storyId, pageNumber);
  const position = at === "first" ? 0 : (await listAlternativeRows(tx, storyId, pageNumber)).length;
  const kept = await keepPicture(tx, studio, { ...picture, place: { ...picture.place, position } });
  if (!kept) throw new Error(`place ${position} of page ${pageNumber} is taken`);
  return position;
}
