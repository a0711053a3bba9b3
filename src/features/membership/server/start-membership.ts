import { LEVELS } from "#features/membership/levels.ts";
import { insertGrants, insertMembership } from "#features/membership/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** Gives a new person what a new person has: the first level and its benefit (S4.1). A second call changes nothing. */
export async function startMembership(tx: Transaction, userId: string): Promise<void> {
  const [first] = LEVELS;
  await insertMembership(tx, userId, first.benefit.count);
  await insertGrants(tx, userId, [first]);
}
