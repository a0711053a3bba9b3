import { approveText } from "#features/safety/approve.ts";
import { refuseStale, refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import { insertRevision, setTitle } from "#features/stories/server/editing/store.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { holdStory } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Gives a story another title (S7.13). `seen` is the story's version that the writer has seen: `version.stale` when the
 * title has changed since, whatever else has. Throws `safety.refused` and `story.busy` too.
 */
export async function saveTitle(
  database: Database,
  { storyId, userId }: { readonly storyId: string; readonly userId: string },
  title: string,
  seen: number | undefined,
): Promise<{ title: string }> {
  return database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, storyId), userId);
    refuseWhilePending(story);
    refuseStale(seen, (version) => version >= story.titleVersion && version <= story.version);
    const approved = approveText("title", "title", title, story.language);
    if (approved === story.title) return { title: approved };
    await setTitle(tx, story.id, approved);
    const before = { what: "title", title: story.title } as const;
    await insertRevision(tx, { storyId: story.id, pageNumber: COVER, before, changedBy: userId });
    return { title: approved };
  });
}
