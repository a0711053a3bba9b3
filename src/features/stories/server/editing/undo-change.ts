import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import { refuseWhilePending } from "#features/stories/server/editing/edited-page.ts";
import {
  findLastRevision,
  markUndone,
  type RevisionRow,
  setPageText,
  setSelected,
  setTitle,
} from "#features/stories/server/editing/store.ts";
import { type OwnStory, ownStory } from "#features/stories/server/own-story.ts";
import { holdStory } from "#features/stories/server/store.ts";
import type { Database, Transaction } from "#server/database/database.ts";

/** What was taken back, and of which page; the cover is page -1. */
export interface Undone {
  readonly what: "title" | "text" | "selection";
  readonly page: number;
}

/** Takes back the last change of title, text or selection that still stands; undefined when there is none left. */
export async function undoChange(database: Database, storyId: string, userId: string): Promise<Undone | undefined> {
  return database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, storyId), userId);
    refuseWhilePending(story);
    const revision = await findLastRevision(tx, story.id);
    if (!revision) return undefined;
    await putBack(tx, story, revision);
    await markUndone(tx, revision.id);
    return { what: revision.before.what, page: revision.pageNumber };
  });
}

async function putBack(tx: Transaction, story: OwnStory, { pageNumber, before }: RevisionRow): Promise<void> {
  if (before.what === "title") return setTitle(tx, story.id, before.title);
  if (before.what === "text") return setPageText(tx, story.id, pageNumber, before);
  const pictures = await listAlternatives(tx, story.id, pageNumber);
  const picture = pictures.find(({ id }) => id === before.pictureId);
  if (picture) await setSelected(tx, story.id, pageNumber, picture);
}
