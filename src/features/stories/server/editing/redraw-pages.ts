import { isDeepStrictEqual } from "node:util";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { listAlternatives } from "#features/pictures/server/list-alternatives.ts";
import { addAlternative } from "#features/stories/server/editing/add-alternative.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { findStory, listPlannedPages, type PlannedPage, type StoryRow } from "#features/stories/server/store.ts";
import type { Database } from "#server/database/database.ts";

type StoryStudio = Studio & { readonly database: Database };

/**
 * Draws pages again that show a figure otherwise than its card says now: the same picture but for that figure. A page that
 * cannot be drawn keeps its picture and never costs the rest; then the first error is thrown, and another run does what is
 * left.
 */
export async function redrawPages(
  studio: StoryStudio,
  storyId: string,
  characterId: string,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const story = await findStory(studio.database, storyId);
  if (!story) return;
  const pages = (await listPlannedPages(studio.database, storyId)).filter(({ number }) => numbers.includes(number));
  let failed: unknown;
  for (const page of pages) {
    signal.throwIfAborted();
    try {
      await redrawPage(studio, story, page, characterId, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      failed ??= error;
    }
  }
  if (failed !== undefined) throw failed;
}

async function redrawPage(
  studio: StoryStudio,
  row: StoryRow,
  page: PlannedPage,
  characterId: string,
  signal: AbortSignal,
): Promise<void> {
  const story = ownStory(row, row.ownerId);
  const picture = (await listAlternatives(studio.database, story.id, page.number))[page.selected];
  const card = story.cast.find(({ id }) => id === characterId);
  const drawn = picture?.cast.find(({ id }) => id === characterId);
  if (!picture || !card || !drawn || isDeepStrictEqual(drawn, card)) return;
  const cast = picture.cast.map((each) => (each === drawn ? card : each));
  const { plan, seed } = picture;
  await addAlternative(studio, { story, page }, { plan, cast, seed, at: "last" }, signal);
}
