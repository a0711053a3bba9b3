import { approveWritten } from "#features/safety/approve.ts";
import { drawPicture, dropPicture, keepPicture, type Studio } from "#features/pictures/server/draw-picture.ts";
import type { PictureOrder } from "#features/pictures/server/painter/painter.ts";
import type { Database } from "#server/database/database.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import { readCover } from "#features/pictures/server/read-cover.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { type PlannedPage, setPageStatus, type StoryRow } from "#features/stories/server/store.ts";

type StoryStudio = Studio & { readonly database: Database };

/** How often a page is tried before it is left failed. */
const TRIES = 3;

/**
 * Draws the first picture of a page and marks the page ready; after three tries the page is left failed, and the error is
 * thrown. A second run that comes to the same place gives way to the first and leaves nothing behind.
 */
export async function drawPage(
  studio: StoryStudio,
  story: StoryRow,
  page: PlannedPage,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await drawOnce(studio, story, page, signal);
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      const isModels = error instanceof ModelFailure;
      // A model's call has been tried again already, and with somebody behind it the book is theirs.
      if (isModels && studio.painter.next) throw error;
      if (attempt < TRIES && !isModels) continue;
      await studio.database.transaction((tx) => setPageStatus(tx, story.id, page.number, "failed"));
      throw error;
    }
  }
}

async function drawOnce(studio: StoryStudio, story: StoryRow, page: PlannedPage, signal: AbortSignal): Promise<void> {
  const place = { storyId: story.id, pageNumber: page.number, position: 0 };
  const words = await readWords(studio, story, page);
  const order = { ...firstOrderOf(story, page), ...words };
  const picture = await drawPicture(studio, place, order, page.alt, signal);
  const kept = await studio.database.transaction(async (tx) => {
    const isFirst = await keepPicture(tx, studio, picture);
    for (const other of isFirst ? picture.others : []) await keepPicture(tx, studio, other);
    await setPageStatus(tx, story.id, page.number, "ready");
    return isFirst;
  });
  if (!kept) await dropPicture(studio, picture);
}

/** What the first picture of a page is painted from, but for the words. */
export function firstOrderOf(
  { id, seed, cast }: Pick<StoryRow, "id" | "seed" | "cast">,
  { number, plan }: Pick<PlannedPage, "number" | "plan">,
): PictureOrder {
  return { plan, cast: cast.map((card) => approveWritten(card)), seed: `${seed}/${number}/0`, storyId: id };
}

/** A painter that reads words paints pages by the cover. */
async function readWords(studio: StoryStudio, story: StoryRow, page: PlannedPage) {
  if (!studio.painter.readsWords || page.number === COVER) return {};
  const cover = await readCover(studio, story.id);
  return cover ? { words: { cover } } : {};
}
