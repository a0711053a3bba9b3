import { listEarlier } from "#features/stories/server/editing/store.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { findStory, listPlannedPages } from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** A person's own story with everything that was typed for it and written, earlier words included, as it goes out in an export (S16.1). */
export async function exportStory(queries: Queries, id: string, userId: string) {
  const story = ownStory(await findStory(queries, id), userId);
  const pages = await listPlannedPages(queries, story.id);
  return {
    ...story,
    pages: pages.map((page) => ({ ...page, isCover: page.number === COVER })),
    earlier: await listEarlier(queries, story.id),
  };
}
