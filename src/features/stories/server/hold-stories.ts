import { holdCounts } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** Keeps anybody else from changing how many like these stories until the transaction ends. */
export async function holdStories(tx: Transaction, storyIds: readonly string[]): Promise<void> {
  if (storyIds.length > 0) await holdCounts(tx, storyIds);
}
