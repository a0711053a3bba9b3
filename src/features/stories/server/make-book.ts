import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { drawPage } from "#features/stories/server/draw-page.ts";
import {
  endStory,
  findStory,
  listDrawnPages,
  listPlannedPages,
  type PlannedPage,
  type StoryRow,
} from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { writeStory } from "#features/stories/server/write-story.ts";
import type { Database } from "#server/database/database.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";

/** What a book is made with. */
export interface Workshop extends Studio {
  readonly database: Database;
  readonly writer: Writer;
  /** How many pages are drawn at the same time. */
  readonly hands: number;
}

/**
 * Makes the book of a pending story and completes it: the words first, then the cover, then the pages. What an earlier run
 * has done is kept and not done again; a story that is gone or has ended needs nothing. A page that cannot be drawn is left
 * failed, and never costs the rest (S10.11); a book of which no page can be drawn throws.
 */
export async function makeBookOf(workshop: Workshop, storyId: string, signal: AbortSignal): Promise<void> {
  const { database } = workshop;
  const story = await findStory(database, storyId);
  if (!story || story.status !== "pending") return;
  await writeStory(database, workshop, storyId, signal);

  const written = await findStory(database, storyId);
  if (!written) return;
  const drawn = await listDrawnPages(database, storyId);
  const left = (await listPlannedPages(database, storyId)).filter((page) => !drawn.has(page.number));
  await drawAll(
    workshop,
    written,
    left.filter((page) => page.number === COVER),
    signal,
  );
  await drawAll(
    workshop,
    written,
    left.filter((page) => page.number !== COVER),
    signal,
  );
  await database.transaction((tx) => endStory(tx, storyId, "completed"));
}

/** Draws pages in order, as many at once as there are hands. Throws when not one of several could be drawn. */
async function drawAll(
  workshop: Workshop,
  story: StoryRow,
  waiting: readonly PlannedPage[],
  signal: AbortSignal,
): Promise<void> {
  const queue = [...waiting];
  let failed: unknown;
  let done = 0;
  const hand = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      signal.throwIfAborted();
      try {
        await drawPage(workshop, story, page, signal);
        done += 1;
      } catch (error) {
        if (signal.aborted) throw error;
        failed ??= error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: workshop.hands }, hand));
  const broken = results.find((result) => result.status === "rejected");
  if (broken) throw broken.reason;
  if (failed !== undefined && done === 0) throw failed;
}
