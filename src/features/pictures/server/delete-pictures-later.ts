import { deleteFiles } from "#features/pictures/server/jobs.ts";
import type { Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/** By then a painter who was at work when the story was deleted has put its brush away. */
const AGAIN_AFTER_SECONDS = 600;

/**
 * Has every file of a story taken out of the store once the transaction is kept, even if this process falls; and once more for
 * what was being drawn at that moment.
 */
export async function deletePicturesLater(tx: Transaction, storyId: string): Promise<void> {
  await enqueue(tx, deleteFiles, { storyId });
  await enqueue(tx, deleteFiles, { storyId }, { delaySeconds: AGAIN_AFTER_SECONDS });
}
