import { addressOf } from "#features/pictures/server/picture-address.ts";
import type { ShelfRow } from "#features/stories/server/store.ts";
import type { StorySummary } from "#features/stories/story.ts";

/** A story as a shelf shows it (S3.3), from its row. */
export function showSummary({ story, pagesDone, coverId, coverDrawnAt }: ShelfRow): StorySummary {
  return {
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
    hidden: story.hidden,
  };
}
