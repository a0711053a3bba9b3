import { Fault } from "#contract/fault.ts";
import type { StoryRights } from "#features/membership/contract.ts";
import { rightsOf } from "#features/membership/rights.ts";
import { findStanding } from "#features/membership/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** May the person make a story now, by the server's clock (S7.15). */
export async function readRights(queries: Queries, userId: string, waitSeconds: number): Promise<StoryRights> {
  const found = await findStanding(queries, userId);
  if (!found) throw new Fault("auth.required", { detail: `no membership for ${userId}` });
  return rightsOf(found.standing, waitSeconds, found.now);
}
