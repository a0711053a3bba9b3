import { deleteFiles } from "#features/pictures/server/jobs.ts";
import type { Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/** Has every file of a story taken out of the store once the transaction is kept, even if this process falls. */
export async function deletePicturesLater(tx: Transaction, storyId: string): Promise<void> {
  await enqueue(tx, deleteFiles, { storyId });
}
