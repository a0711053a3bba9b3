import { filesOfStory } from "#features/pictures/server/picture-address.ts";
import type { Storage } from "#server/storage/storage.ts";

/** The names of a story's pictures in the store, each in its largest size. */
export async function listPictureFiles(storage: Storage, storyId: string): Promise<string[]> {
  return (await storage.list(filesOfStory(storyId))).filter((name) => name.endsWith("/screen.webp"));
}
