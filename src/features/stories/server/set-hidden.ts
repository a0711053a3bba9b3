import { Fault } from "#contract/fault.ts";
import { holdStory, writeHidden } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";

/** Hides a story from everybody but its owner, or puts it back, whether it is shared or not (S12.3). */
export function setHidden(database: Database, id: string, hidden: boolean): Promise<{ hidden: boolean }> {
  return database.transaction(async (tx) => {
    const story = await holdStory(tx, id);
    if (!story) throw new Fault("story.not_found");
    if (story.hidden !== hidden) await writeHidden(tx, story.id, hidden);
    return { hidden };
  });
}
