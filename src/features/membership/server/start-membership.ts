import { insertMembership } from "#features/membership/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** PRO booklets that everybody begins with: the benefit of level 0 (S4.1). */
const FIRST_BOOKLETS = 3;

/** Gives a new person what a new person has; a second call changes nothing. */
export async function startMembership(tx: Transaction, userId: string): Promise<void> {
  await insertMembership(tx, userId, FIRST_BOOKLETS);
}
