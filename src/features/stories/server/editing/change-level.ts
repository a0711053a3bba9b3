import { levelOfText } from "#author/level-of-text.ts";
import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import { Fault } from "#contract/fault.ts";
import { approveText, approveWritten } from "#features/safety/approve.ts";
import {
  findEditedPage,
  holdEditedPage,
  type PageAddress,
  refuseStale,
  refuseWhilePending,
} from "#features/stories/server/editing/edited-page.ts";
import { writePageText } from "#features/stories/server/editing/save-page-text.ts";
import { showEditedPage } from "#features/stories/server/editing/show-edited-page.ts";
import { builtInWriter } from "#features/stories/server/writer/built-in-writer.ts";
import { type Writer, writersFrom } from "#features/stories/server/writer/writer.ts";
import type { StoryPage } from "#features/stories/story.ts";
import type { Database } from "#server/database/database.ts";

/**
 * Has a page told again at the next simpler or richer level that reads differently (S10.4); at the last one it stays as it
 * is. It takes the place of the words that stand, and one undo brings them back.
 */
export async function changeLevel(
  tools: { readonly database: Database; readonly writer: Writer },
  address: PageAddress,
  direction: "simpler" | "richer",
  seen: number | undefined,
  signal: AbortSignal,
): Promise<StoryPage> {
  const { story, page } = await findEditedPage(tools.database, address);
  refuseWhilePending(story);
  const writer = writerOf(tools.writer, story.writer);
  const at = COMPLEXITIES.indexOf(page.level);
  const levels = direction === "simpler" ? COMPLEXITIES.slice(0, at).toReversed() : COMPLEXITIES.slice(at + 1);
  let told: { text: string; level: Complexity } = page;
  for (const wished of levels) {
    const standing = { storyId: story.id, text: page.text };
    const text = await writer.rewrite(approveWritten(story.form), story.seed, page.number, wished, signal, standing);
    told = { text, level: levelOfText(text, story.language, wished) };
    if (text !== page.text) break;
  }
  return tools.database.transaction(async (tx) => {
    const held = await holdEditedPage(tx, address);
    refuseStale(seen, (version) => version === held.page.version);
    // Words that changed while the page was told again are not overwritten.
    refuseStale(page.version, (version) => version === held.page.version);
    if (told.text !== page.text) {
      const text = approveText("page text", "text", told.text, story.language);
      await writePageText(tx, held, { text, level: told.level }, address.userId);
    }
    return showEditedPage(tx, held);
  });
}

/** Who wrote the book: nobody else knows its turns. Throws `models.down` where that model is no longer configured. */
function writerOf(writer: Writer, name: string): Writer {
  const found = [...writersFrom(writer), builtInWriter].find((each) => each.name === name);
  if (!found) throw new Fault("models.down", { detail: `${name} is not configured any more` });
  return found;
}
