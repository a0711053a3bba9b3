import { spendRight } from "#features/membership/server/spend-right.ts";
import { approveForm } from "#features/safety/approve.ts";
import { readFreeLimit } from "#features/settings/server/read-free-limit.ts";
import { readSettings } from "#features/settings/server/read-settings.ts";
import { makeBook } from "#features/stories/server/jobs.ts";
import { newIds } from "#features/stories/server/new-ids.ts";
import { insertStory } from "#features/stories/server/store.ts";
import type { StoryForm } from "#features/stories/story.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";

/**
 * Makes a story of a form: the right to it, its row, the job that makes its book and what `remember` keeps for a repeated
 * call are kept together or not at all. Throws `safety.refused` naming field and words, `story.option.pro` or `story.rights.none`.
 */
export async function createStory(
  tools: { readonly database: Database; readonly freeStoryWait: number },
  userId: string,
  form: StoryForm,
  remember: (tx: Transaction, made: { id: string; shortId: string }) => Promise<void>,
): Promise<{ id: string; shortId: string }> {
  const approved = approveForm(form);
  const [settings, waitSeconds] = await Promise.all([
    readSettings(tools.database),
    readFreeLimit(tools.database, "freeStoryWait", tools.freeStoryWait),
  ]);
  const { id, shortId, seed } = newIds();
  await tools.database.transaction(async (tx) => {
    const spending = await spendRight(tx, userId, approved, { settings, waitSeconds });
    await insertStory(tx, {
      id,
      shortId,
      seed,
      ownerId: userId,
      title: approved.title,
      language: approved.language,
      complexity: approved.complexity,
      status: "pending",
      form: approved,
      pageCount: approved.pages,
      spentRight: spending.right,
      waitBefore: spending.waitBefore,
    });
    await enqueue(tx, makeBook, { storyId: id }, { subject: id });
    await remember(tx, { id, shortId });
  });
  return { id, shortId };
}
