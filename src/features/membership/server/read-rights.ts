import { Fault } from "#contract/fault.ts";
import type { StoryRights } from "#features/membership/contract.ts";
import { rightsOf } from "#features/membership/rights.ts";
import { findStanding } from "#features/membership/server/store.ts";
import { readFreeLimit } from "#features/settings/server/read-free-limit.ts";
import type { Queries } from "#server/database/database.ts";

/** May the person make a story now, by the server's clock (S7.15); the wait is the given one until an administrator's. */
export async function readRights(queries: Queries, userId: string, firstWait: number): Promise<StoryRights> {
  const [found, waitSeconds] = await Promise.all([
    findStanding(queries, userId),
    readFreeLimit(queries, "freeStoryWait", firstWait),
  ]);
  if (!found) throw new Fault("auth.required", { detail: `no membership for ${userId}` });
  return rightsOf(found.standing, waitSeconds, found.now);
}
