import { deletePictures } from "#features/pictures/server/delete-pictures.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { deleteStoryRow, holdStory } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";
import { cancelJobs } from "#server/jobs/cancel-jobs.ts";
import type { Storage } from "#server/storage/storage.ts";

/**
 * Deletes a story and everything of it. Rows go first and together: from then on nobody can reach the pictures, whose files
 * go after. A job that still makes the book is told to stop.
 */
export async function deleteStory(
  tools: { readonly database: Database; readonly storage: Storage },
  id: string,
  userId: string,
): Promise<void> {
  const story = await tools.database.transaction(async (tx) => {
    const own = ownStory(await holdStory(tx, id), userId);
    await deleteStoryRow(tx, own.id);
    await cancelJobs(tx, own.id);
    return own;
  });
  await deletePictures(tools.storage, story.id);
}
