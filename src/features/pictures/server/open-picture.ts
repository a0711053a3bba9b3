import { filesOfStory } from "#features/pictures/server/picture-address.ts";
import type { Storage, StoredFile } from "#server/storage/storage.ts";

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const FILE = /^(?:thumb|small|screen)\.webp$/;

/** A picture's file by its address; undefined when there is none, or when the address is none of ours. */
export async function openPicture(
  storage: Storage,
  storyId: string,
  pictureId: string,
  file: string,
): Promise<(StoredFile & { readonly type: string }) | undefined> {
  if (!NAME.test(storyId) || !NAME.test(pictureId) || !FILE.test(file)) return undefined;
  const stored = await storage.open(`${filesOfStory(storyId)}/${pictureId}/${file}`);
  return stored && { ...stored, type: "image/webp" };
}
