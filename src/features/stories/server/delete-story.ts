import { deletePictures } from "#features/pictures/server/delete-pictures.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { removeStory } from "#features/stories/server/remove-story.ts";
import { holdStory } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";
import type { Storage } from "#server/storage/storage.ts";

/**
 * Deletes a story and everything of it. Rows go first and together: from then on nobody can reach the pictures. Their files
 * are gone when this returns; should it not come so far, the jobs of `removeStory` see to them.
 */
export async function deleteStory(
  tools: { readonly database: Database; readonly storage: Storage },
  id: string,
  userId: string,
): Promise<void> {
  const story = await tools.database.transaction(async (tx) => {
    const own = ownStory(await holdStory(tx, id), userId);
    await removeStory(tx, own.id);
    return own;
  });
  await deletePictures(tools.storage, story.id);
}
