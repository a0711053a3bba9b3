import type { Database } from "#server/database/database.ts";
import type { WhoIs } from "#server/http/caller.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { prepareCaller, prolongSession } from "./sessions/store.ts";

/** Tells whose session a token is, on every request: one prepared query, and at most one write an hour. */
export function createWhoIs(database: Database): WhoIs {
  const find = prepareCaller(database);
  return async (token) => {
    const tokenHash = hashToken(token);
    const found = await find(tokenHash);
    if (!found) return undefined;
    const { prolong, ...caller } = found;
    if (prolong) await prolongSession(database, tokenHash);
    return caller;
  };
}
