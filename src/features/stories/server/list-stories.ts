import { addressOf } from "#features/pictures/server/picture-address.ts";
import { listShelf } from "#features/stories/server/store.ts";
import type { StorySummary } from "#features/stories/story.ts";
import type { Queries } from "#server/database/database.ts";

/** A person's shelf, newest story first (S7.1). */
export async function listStories(queries: Queries, ownerId: string): Promise<StorySummary[]> {
  const rows = await listShelf(queries, ownerId);
  return rows.map(({ story, pagesDone, coverId, coverDrawnAt }) => ({
    id: story.id,
    shortId: story.shortId,
    title: story.title,
    coverUrl: coverId && coverDrawnAt ? addressOf(story.id, { id: coverId, createdAt: coverDrawnAt }) : "",
    likes: story.likeCount,
    createdAt: story.createdAt.toISOString(),
    status: story.status,
    pages: story.pageCount,
    pagesDone,
    shared: story.shared,
  }));
}
