import type { Queries } from "#server/database/database.ts";
import { setOnboarded } from "./store.ts";

/** The onboarding slides were seen to their end: they are not shown again. */
export function endOnboarding(queries: Queries, userId: string): Promise<void> {
  return setOnboarded(queries, userId);
}
