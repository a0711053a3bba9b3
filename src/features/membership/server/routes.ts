import type { membershipContract } from "#features/membership/contract.ts";
import { readRights } from "#features/membership/server/read-rights.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";

export function membershipRoutes(tools: {
  readonly database: Database;
  readonly freeStoryWait: number;
}): Handlers<typeof membershipContract> {
  return {
    "GET /stories/rights": (_, { caller }) => readRights(tools.database, caller.userId, tools.freeStoryWait),
  };
}
