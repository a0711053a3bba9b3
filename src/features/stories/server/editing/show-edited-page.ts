import type { EditedPage } from "#features/stories/server/editing/edited-page.ts";
import { showBook } from "#features/stories/server/show-book.ts";
import { findPage, listPictures } from "#features/stories/server/store.ts";
import type { Cover, StoryPage } from "#features/stories/story.ts";
import type { Queries } from "#server/database/database.ts";

/** A page as the API hands it out, as it stands after a change. */
export async function showEditedPage(queries: Queries, edited: EditedPage): Promise<StoryPage> {
  const [page] = (await showAnew(queries, edited)).pages;
  if (!page) throw new Error(`page ${edited.page.number} is gone`);
  return page;
}

/** The cover as the API hands it out, as it stands after a change. */
export async function showEditedCover(queries: Queries, edited: EditedPage): Promise<Cover> {
  return (await showAnew(queries, edited)).cover;
}

async function showAnew(queries: Queries, { story, page }: EditedPage) {
  const [row, pictures] = await Promise.all([
    findPage(queries, story.id, page.number),
    listPictures(queries, story.id),
  ]);
  return showBook(story.id, row ? [row] : [], pictures);
}
