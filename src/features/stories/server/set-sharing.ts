import { ownStory } from "#features/stories/server/own-story.ts";
import { holdStory, setShared } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";

/** Shares a story by its link, or takes that back (S14.2). */
export function setSharing(
  database: Database,
  id: string,
  userId: string,
  shared: boolean,
): Promise<{ shared: boolean }> {
  return database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, id), userId);
    if (story.shared !== shared) await setShared(tx, story.id, shared);
    return { shared };
  });
}
