import type { Spending } from "#features/membership/server/spend-right.ts";
import { addBooklets, setLastFreeStory } from "#features/membership/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** Undoes a spending: the story it was spent on could not be made (S4.33). The caller sees to it that this happens once. */
export async function giveRightBack(tx: Transaction, userId: string, spending: Spending): Promise<void> {
  if (spending.right === "booklet") await addBooklets(tx, userId, 1);
  if (spending.right === "free") await setLastFreeStory(tx, userId, spending.waitBefore);
}
