import { removeStory } from "#features/stories/server/remove-story.ts";
import { listStoryIds } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** Deletes every story of a person. */
export async function deleteStoriesOf(tx: Transaction, ownerId: string): Promise<void> {
  for (const storyId of await listStoryIds(tx, ownerId)) await removeStory(tx, storyId);
}
