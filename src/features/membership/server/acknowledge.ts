import { endOnboarding } from "#features/accounts/server/end-onboarding.ts";
import { raiseAcknowledgedLevel } from "#features/membership/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** Notes what a person has seen, so that it is not shown again anywhere: a level up to theirs, the onboarding (S4.3, S7.27). */
export async function acknowledge(
  queries: Queries,
  userId: string,
  seen: { readonly level?: number | undefined; readonly onboarding?: true | undefined },
): Promise<void> {
  if (seen.level !== undefined) await raiseAcknowledgedLevel(queries, userId, seen.level);
  if (seen.onboarding) await endOnboarding(queries, userId);
}
