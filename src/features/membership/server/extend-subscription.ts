import { extendedUntil } from "#features/membership/extension.ts";
import { holdStanding, setSubscription } from "#features/membership/server/store.ts";
import type { Transaction } from "#server/database/database.ts";

/** PRO's end before and after; null: there was none, or it is without end. */
export interface Extension {
  readonly before: Date | null;
  readonly after: Date | null;
}

/** Gives a person so many months of PRO more (S4.13), by the database's clock. Not found: nobody to give them to. */
export async function extendSubscription(
  tx: Transaction,
  userId: string,
  months: number,
): Promise<Extension | undefined> {
  const held = await holdStanding(tx, userId);
  if (!held) return undefined;
  const until = extendedUntil(held.standing, months, held.now);
  const after = until === undefined ? null : new Date(until);
  await setSubscription(tx, userId, after);
  const { subscriptionExpiresAt: before } = held.standing;
  return { before: before === undefined ? null : new Date(before), after };
}
