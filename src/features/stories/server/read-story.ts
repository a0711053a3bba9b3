import { Fault } from "#contract/fault.ts";
import { showStory } from "#features/stories/server/show-story.ts";
import { findStoryFor, listPages, listPictures } from "#features/stories/server/store.ts";
import type { Story, StoryStatus } from "#features/stories/story.ts";
import type { Queries } from "#server/database/database.ts";

/**
 * A story by id or short id: one's own, or a shared one. Throws `story.not_found` for an unknown and for a private one
 * alike, so that nobody can find out which it is.
 */
export async function readStory(
  queries: Queries,
  id: string,
  viewerId: string | undefined,
): Promise<{ story: Story; status: StoryStatus }> {
  const found = await findStoryFor(queries, id, viewerId);
  if (!found || !(found.story.shared || found.story.ownerId === viewerId)) throw new Fault("story.not_found");
  const [pageRows, pictureRows] = await Promise.all([
    listPages(queries, found.story.id),
    listPictures(queries, found.story.id),
  ]);
  const story = showStory(found, pageRows, pictureRows, viewerId);
  return { story, status: story.status };
}
