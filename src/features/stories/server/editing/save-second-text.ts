import { Fault } from "#contract/fault.ts";
import { approveText } from "#features/safety/approve.ts";
import {
  holdEditedPage,
  type PageAddress,
  refuseStale,
  refuseWhilePending,
} from "#features/stories/server/editing/edited-page.ts";
import { setSecondText, setSecondTitle } from "#features/stories/server/editing/store.ts";
import { showEditedPage } from "#features/stories/server/editing/show-edited-page.ts";
import { ownStory } from "#features/stories/server/own-story.ts";
import { holdStory } from "#features/stories/server/store.ts";
import type { StoryPage } from "#features/stories/story.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Gives a page a person's own words in the second language, which tell the page as it stands now. `seen` is the version of
 * those words that the writer has seen. Throws `page.not_found` where the story has no second language, `version.stale` and
 * `safety.refused`.
 */
export async function saveSecondText(
  database: Database,
  address: PageAddress,
  text: string,
  seen: number | undefined,
): Promise<StoryPage> {
  return database.transaction(async (tx) => {
    const edited = await holdEditedPage(tx, address);
    const { story, page } = edited;
    refuseWhilePending(story);
    if (!story.secondLanguage) throw new Fault("page.not_found");
    refuseStale(seen, (version) => version === page.secondVersion);
    const approved = approveText("page text", "text", text, story.secondLanguage);
    const stands = approved === page.secondText && page.secondTextOf === page.version;
    if (!stands) await setSecondText(tx, story.id, page.number, approved, page.version);
    return showEditedPage(tx, edited);
  });
}

/** Gives a story a title in its second language. Throws `page.not_found` where it has none, and `safety.refused`. */
export async function saveSecondTitle(
  database: Database,
  { storyId, userId }: { readonly storyId: string; readonly userId: string },
  title: string,
): Promise<{ title: string }> {
  return database.transaction(async (tx) => {
    const story = ownStory(await holdStory(tx, storyId), userId);
    refuseWhilePending(story);
    if (!story.secondLanguage) throw new Fault("page.not_found");
    const approved = approveText("title", "title", title, story.secondLanguage);
    await setSecondTitle(tx, story, approved);
    return { title: approved };
  });
}
