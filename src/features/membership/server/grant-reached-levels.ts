import { countReceivedLikes } from "#features/likes/server/count-received-likes.ts";
import { LEVELS, levelOfLikes } from "#features/membership/levels.ts";
import { extendSubscription } from "#features/membership/server/extend-subscription.ts";
import { addBooklets, findLevel, holdStanding, insertGrants } from "#features/membership/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/**
 * Grants a person every level that their likes have reached and that the ledger does not hold, each with its benefit
 * (S4.1, S4.4). The person's membership is held first, so that of several likes at the same moment the last one sees them
 * all, and none grants twice.
 */
export async function grantReachedLevels(tx: Transaction, userId: string): Promise<void> {
  if (!(await holdStanding(tx, userId))) return;
  const level = await findLevel(tx, userId);
  const reached = levelOfLikes(await countReceivedLikes(tx, userId));
  if (reached <= level) return;
  const granted = await insertGrants(tx, userId, LEVELS.slice(0, reached + 1));
  for (const { level: each, benefit } of LEVELS) {
    if (!granted.includes(each)) continue;
    if (benefit.kind === "booklets") await addBooklets(tx, userId, benefit.count);
    else await extendSubscription(tx, userId, benefit.months);
  }
}
