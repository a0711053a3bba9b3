import type { Complexity } from "#book/choices.ts";
import { findPage, findStory } from "#features/stories/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** The words of a page as they stand now, and the level that they are set for; who may see them is settled before. */
export async function readPageWords(
  queries: Queries,
  storyId: string,
  number: number,
): Promise<{ readonly text: string; readonly complexity: Complexity } | undefined> {
  const [story, page] = await Promise.all([findStory(queries, storyId), findPage(queries, storyId, number)]);
  return story && page && { text: number < 0 ? story.title : page.text, complexity: story.complexity };
}
