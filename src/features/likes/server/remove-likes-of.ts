import { deleteLikes, listLikedStories } from "#features/likes/server/store.ts";
import { changeLikeCount } from "#features/stories/server/change-like-count.ts";
import { holdStories } from "#features/stories/server/hold-stories.ts";
import type { Transaction } from "#server/database/database.ts";

/**
 * Takes back every like that a person has given, and lowers the counts with them: before an account is deleted, whose
 * likes would otherwise go without their counts. Levels that they helped to reach stay (S4.4).
 */
export async function removeLikesOf(tx: Transaction, userId: string): Promise<void> {
  const storyIds = await listLikedStories(tx, userId);
  await holdStories(tx, storyIds);
  // Counted is what was still there once the stories were held.
  for (const storyId of await deleteLikes(tx, storyIds, userId)) await changeLikeCount(tx, storyId, -1);
}
