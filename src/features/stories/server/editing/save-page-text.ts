import type { Complexity } from "#book/choices.ts";
import { levelOfText } from "#author/level-of-text.ts";
import { approveText } from "#features/safety/approve.ts";
import type { Approved } from "#features/safety/safety.ts";
import { holdEditedPage, type PageAddress, refuseStale } from "#features/stories/server/editing/edited-page.ts";
import { showEditedPage } from "#features/stories/server/editing/show-edited-page.ts";
import { insertRevision, setPageText } from "#features/stories/server/editing/store.ts";
import type { EditedPage } from "#features/stories/server/editing/edited-page.ts";
import type { StoryPage } from "#features/stories/story.ts";
import type { Database, Transaction } from "#server/database/database.ts";

/**
 * Gives a page other words (S7.6); its level is measured again. `seen` is the page's version that the writer has seen:
 * another one is `version.stale`, and what stands stays. Throws `safety.refused` too.
 */
export async function savePageText(
  database: Database,
  address: PageAddress,
  text: string,
  seen: number | undefined,
): Promise<StoryPage> {
  return database.transaction(async (tx) => {
    const edited = await holdEditedPage(tx, address);
    refuseStale(seen, (version) => version === edited.page.version);
    const approved = approveText("page text", "text", text, edited.story.language);
    const { language, complexity } = edited.story;
    const level = levelOfText(approved, language, complexity);
    if (approved !== edited.page.text) await writePageText(tx, edited, { text: approved, level }, address.userId);
    return showEditedPage(tx, edited);
  });
}

/** Writes words over a page's, with what takes them back. */
export async function writePageText(
  tx: Transaction,
  { story, page }: EditedPage,
  told: { readonly text: Approved<string>; readonly level: Complexity },
  userId: string,
): Promise<void> {
  await setPageText(tx, story.id, page.number, told);
  const before = { what: "text", text: page.text, level: page.level } as const;
  await insertRevision(tx, { storyId: story.id, pageNumber: page.number, before, changedBy: userId });
}
