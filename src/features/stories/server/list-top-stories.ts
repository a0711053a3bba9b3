import { showSummary } from "#features/stories/server/show-summary.ts";
import { listMostLiked } from "#features/stories/server/store.ts";
import type { StorySummary } from "#features/stories/story.ts";
import type { Queries } from "#server/database/database.ts";

/** A person's most liked stories (S7.14). */
export async function listTopStories(queries: Queries, ownerId: string, limit: number): Promise<StorySummary[]> {
  return (await listMostLiked(queries, ownerId, limit)).map(showSummary);
}
