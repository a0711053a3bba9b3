import { insertReport } from "#features/sharing/server/store.ts";
import type { ReportReason } from "#features/sharing/reports.ts";
import { holdReadableStory } from "#features/stories/server/hold-readable-story.ts";
import type { Database } from "#server/database/database.ts";

/** Writes down that a story which the person can read is not for children (S12.3). Throws `story.not_found`. */
export async function reportStory(
  database: Database,
  id: string,
  reporterId: string | undefined,
  said: { readonly reason: ReportReason; readonly comment: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const story = await holdReadableStory(tx, id, reporterId);
    await insertReport(tx, { storyId: story.id, reporterId: reporterId ?? null, ...said });
  });
}
