import { deletePicturesLater } from "#features/pictures/server/delete-pictures-later.ts";
import { deleteStoryRow, listStoryIds } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";
import { cancelJobs } from "#server/jobs/cancel-jobs.ts";

/** Deletes every story of a person; their pictures' files are deleted by jobs, which outlive a fall of this process. */
export async function deleteStoriesOf(tx: Transaction, ownerId: string): Promise<void> {
  for (const storyId of await listStoryIds(tx, ownerId)) {
    await deleteStoryRow(tx, storyId);
    await cancelJobs(tx, storyId);
    await deletePicturesLater(tx, storyId);
  }
}
