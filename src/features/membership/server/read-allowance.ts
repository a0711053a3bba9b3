import { type Allowance, allowanceOf } from "#features/membership/plans.ts";
import { findStanding } from "#features/membership/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** What a person's plan allows now, by the database's clock; a person without a membership is on the free plan. */
export async function readAllowance(queries: Queries, userId: string): Promise<Allowance> {
  const found = await findStanding(queries, userId);
  return found
    ? allowanceOf(found.standing, found.now)
    : allowanceOf({ subscriptionType: "free", subscriptionExpiresAt: undefined }, 0);
}
