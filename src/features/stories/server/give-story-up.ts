import { giveRightBack } from "#features/membership/server/give-right-back.ts";
import { endStory, holdStory } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";

/** Ends a story whose book could not be made: it becomes failed, and the right that it used up is given back, once. */
export async function giveStoryUp(database: Database, storyId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const story = await holdStory(tx, storyId);
    if (!story || !(await endStory(tx, storyId, "failed"))) return;
    await giveRightBack(tx, story.ownerId, { right: story.spentRight, waitBefore: story.waitBefore });
  });
}
