import { showSummary } from "#features/stories/server/show-summary.ts";
import { listShelf } from "#features/stories/server/store.ts";
import type { StorySummary } from "#features/stories/story.ts";
import type { Queries } from "#server/database/database.ts";

/** A person's shelf, newest story first (S7.1). */
export async function listStories(queries: Queries, ownerId: string): Promise<StorySummary[]> {
  return (await listShelf(queries, ownerId)).map(showSummary);
}
