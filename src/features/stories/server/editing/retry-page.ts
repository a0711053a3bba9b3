import { Fault } from "#contract/fault.ts";
import type { Studio } from "#features/pictures/server/draw-picture.ts";
import { studioOfStory } from "#features/stories/server/studio-of-story.ts";
import { drawPage } from "#features/stories/server/draw-page.ts";
import { type EditedPage, findEditedPage, type PageAddress } from "#features/stories/server/editing/edited-page.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Draws a page that could not be drawn (S10.11), whatever the rest of the book is at; it does not count. A page that has a
 * picture stays as it is; one that is being drawn is a `story.busy`.
 */
export async function retryPage(
  tools: Studio & { readonly database: Database },
  address: PageAddress,
  signal: AbortSignal,
): Promise<EditedPage> {
  const edited = await findEditedPage(tools.database, address);
  const { story, page } = edited;
  if (page.status === "pending") throw new Fault("story.busy");
  if (page.status === "failed") await drawPage(studioOfStory(tools, story), story, page, signal);
  return edited;
}
