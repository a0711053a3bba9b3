import { FreeLimits } from "#features/settings/settings.ts";
import type { Queries } from "#server/database/database.ts";
import { readChanges } from "./read-changes.ts";

/** What a free account is held to now: the environment's first value, unless an administrator has set another (S4.34). */
export async function readFreeLimit(queries: Queries, limit: keyof FreeLimits, first: number): Promise<number> {
  const changes = await readChanges<FreeLimits>(queries, FreeLimits.shape);
  return changes[limit] ?? first;
}
