import { addToLikeCount } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** Counts one like more or less, in the transaction that adds or removes it while the story is held. */
export function changeLikeCount(tx: Transaction, storyId: string, by: 1 | -1): Promise<void> {
  return addToLikeCount(tx, storyId, by);
}
