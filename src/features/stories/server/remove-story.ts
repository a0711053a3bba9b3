import { deletePicturesLater } from "#features/pictures/server/delete-pictures-later.ts";
import { deleteStoryRow } from "#features/stories/server/store.ts";
import type { Transaction } from "#server/database/database.ts";
import { cancelJobs } from "#server/jobs/cancel-jobs.ts";

/**
 * Takes a story and everything of it out of the database; a job that still makes the book is told to stop, and the pictures'
 * files are deleted by jobs, which outlive a fall of this process.
 */
export async function removeStory(tx: Transaction, storyId: string): Promise<void> {
  await deleteStoryRow(tx, storyId);
  await cancelJobs(tx, storyId);
  await deletePicturesLater(tx, storyId);
}
