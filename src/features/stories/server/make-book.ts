import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { drawPage, firstOrderOf } from "#features/stories/server/draw-page.ts";
import { studioOfStory } from "#features/stories/server/studio-of-story.ts";
import { paintAhead, type PainterAhead } from "#features/pictures/server/paint-ahead.ts";
import { dropPicturesOf } from "#features/pictures/server/drop-pictures-of.ts";
import { ModelFailure } from "#server/models/model-failure.ts";
import {
  changePainter,
  endStory,
  findStory,
  listDrawnPages,
  listPlannedPages,
  type PlannedPage,
  type StoryRow,
} from "#features/stories/server/store.ts";
import { COVER } from "#features/stories/server/tables.ts";
import { type Hands, writeStory } from "#features/stories/server/write-story.ts";
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
 * Makes the book of a pending story and completes it: the words first, then the cover, which may begin while words are still written, then the pages. What an earlier run
 * has done is kept and not done again; a story that is gone or has ended needs nothing. A page that cannot be drawn is left
 * failed, and never costs the rest (S10.11); a book of which no page can be drawn throws.
 */
export async function makeBookOf(workshop: Workshop, storyId: string, signal: AbortSignal): Promise<void> {
  const { database } = workshop;
  const story = await findStory(database, storyId);
  if (!story || story.status !== "pending") return;
  const ahead = paintAhead(workshop.painter, signal);
  try {
    await writeStory(database, { ...workshop, onHead: beginCover(ahead, story) }, storyId, signal);
    const written = await findStory(database, storyId);
    if (!written) return;
    await drawBook({ ...workshop, painter: ahead.painter }, written, signal);
    await database.transaction((tx) => endStory(tx, storyId, "completed"));
  } finally {
    ahead.drop();
  }
}

/** A painter that takes its time begins with the cover while the pages are still written. */
function beginCover(ahead: PainterAhead, { id }: StoryRow): Hands["onHead"] {
  if (!ahead.painter.readsWords) return undefined;
  return ({ cast, cover }, seed) => ahead.begin(firstOrderOf({ id, seed, cast }, { number: COVER, plan: cover }));
}

/** The pictures that are left, by the story's own hand; where that is a model that cannot, the whole book by the next (S11.1). */
async function drawBook(workshop: Workshop, story: StoryRow, signal: AbortSignal): Promise<void> {
  const studio = studioOfStory(workshop, story);
  const drawn = await listDrawnPages(workshop.database, story.id);
  const left = (await listPlannedPages(workshop.database, story.id)).filter((page) => !drawn.has(page.number));
  const [cover, pages] = [left.filter(isCover), left.filter((page) => !isCover(page))];
  try {
    await drawAll(studio, story, cover, signal);
    await drawAll(studio, story, pages, signal);
  } catch (error) {
    const { next } = studio.painter;
    if (signal.aborted || !next || !(error instanceof ModelFailure)) throw error;
    await changeHand(workshop, story.id, next.name);
    await drawBook(workshop, { ...story, painter: next.name }, signal);
  }
}

const isCover = (page: PlannedPage) => page.number === COVER;

/** Whatever the hand before has painted goes: one hand a book. */
async function changeHand({ database, storage }: Workshop, storyId: string, painter: string): Promise<void> {
  const dropFiles = await database.transaction(async (tx) => {
    await changePainter(tx, storyId, painter);
    return dropPicturesOf(tx, storage, storyId);
  });
  await dropFiles();
}

/**
 * Draws pages in order, as many at once as there are hands. Throws when not one of several could be drawn, and at the first
 * that a model could not paint where somebody takes over from it.
 */
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
        // The others stop too: none of their pictures would stay.
        if (workshop.painter.next && error instanceof ModelFailure) queue.length = 0;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: workshop.painter.hands ?? workshop.hands }, hand));
  const broken = results.find((result) => result.status === "rejected");
  if (broken) throw broken.reason;
  const isOthersTurn = workshop.painter.next !== undefined && failed instanceof ModelFailure;
  if (failed !== undefined && (done === 0 || isOthersTurn)) throw failed;
}
