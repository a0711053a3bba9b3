import { deletePortraits } from "#features/accounts/server/jobs.ts";
import type { Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/** Longer than a copy takes that was being made when the account was deleted. */
const AGAIN_AFTER_SECONDS = 600;

/** Has the copies of a person's pictures taken out of the store once the transaction is kept, and once more afterwards. */
export async function deletePortraitsLater(tx: Transaction, userId: string): Promise<void> {
  await enqueue(tx, deletePortraits, { userId });
  await enqueue(tx, deletePortraits, { userId }, { delaySeconds: AGAIN_AFTER_SECONDS });
}
