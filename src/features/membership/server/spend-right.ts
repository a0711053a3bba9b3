import { Fault } from "#contract/fault.ts";
import { proOptionsOf } from "#features/membership/pro-options.ts";
import { rightFor, type SpentRight } from "#features/membership/rights.ts";
import { addBooklets, holdStanding, setLastFreeStory } from "#features/membership/server/store.ts";
import type { AppSettings } from "#features/settings/settings.ts";
import type { StoryForm } from "#features/stories/story.ts";
import type { Transaction } from "#server/database/database.ts";

/** A right that a story used up, and what has to be put back if the story cannot be made. */
export interface Spending {
  readonly right: SpentRight;
  /** When the wait before this one began; only a free story restarts it. */
  readonly waitBefore: Date | null;
}

/**
 * Uses up the right to make a story, in the transaction that makes it, so that two creations at once cannot both use the
 * last one (S4.33). Throws `story.option.pro` naming the fields, or `story.rights.none`.
 */
export async function spendRight(
  tx: Transaction,
  userId: string,
  form: StoryForm,
  rules: { readonly settings: AppSettings; readonly waitSeconds: number },
): Promise<Spending> {
  const held = await holdStanding(tx, userId);
  if (!held) throw new Fault("auth.required", { detail: `no membership for ${userId}` });
  const { standing, now } = held;
  const options = proOptionsOf(form, rules.settings);
  const right = rightFor(standing, options.length > 0, rules.waitSeconds, now);
  if (right === "none") throw new Fault("story.rights.none");
  if (right === "pro-option") {
    throw new Fault("story.option.pro", { fields: options.map((field) => ({ field, problem: "pro_option" })) });
  }
  const waitBefore = standing.lastFreeStoryAt === undefined ? null : new Date(standing.lastFreeStoryAt);
  if (right === "booklet") await addBooklets(tx, userId, -1);
  if (right === "free") await setLastFreeStory(tx, userId, new Date(now));
  return { right, waitBefore };
}
