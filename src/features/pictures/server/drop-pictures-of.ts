import { fileOf } from "#features/pictures/server/picture-address.ts";
import { deletePicturesOf } from "#features/pictures/server/store.ts";
import { PICTURE_SIZES, type PictureSize } from "#book/format.ts";
import type { Transaction } from "#server/database/database.ts";
import type { Storage } from "#server/storage/storage.ts";

/** Takes every picture of a story out; its files are deleted by what is given back, once the transaction has ended. */
export async function dropPicturesOf(tx: Transaction, storage: Storage, storyId: string): Promise<() => Promise<void>> {
  const ids = await deletePicturesOf(tx, storyId);
  const sizes = Object.keys(PICTURE_SIZES) as PictureSize[];
  return async () => {
    await Promise.all(ids.flatMap((id) => sizes.map((size) => storage.delete(fileOf(storyId, id, size)))));
  };
}
