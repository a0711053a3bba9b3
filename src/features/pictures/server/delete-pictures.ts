import { filesOfStory } from "#features/pictures/server/picture-address.ts";
import type { Storage } from "#server/storage/storage.ts";

/** Takes every file of a story out of the store; its rows go with the story. */
export async function deletePictures(storage: Storage, storyId: string): Promise<void> {
  await storage.deleteAll(filesOfStory(storyId));
}
