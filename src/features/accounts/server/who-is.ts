import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/database.ts";
import type { WhoIs } from "#server/http/caller.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { endOfSession, isAlive, isCurrent, isWorthProlonging } from "./session-times.ts";
import { sessions, users } from "./tables.ts";

/** Tells whose session a token is, on every request: one prepared query, and at most one write an hour. */
export function createWhoIs(database: Database): WhoIs {
  const find = database
    .select({
      userId: sessions.userId,
      sessionId: sessions.family,
      roles: users.roles,
      prolong: isWorthProlonging,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), isAlive, isCurrent))
    .prepare("who_is");

  return async (token) => {
    const tokenHash = hashToken(token);
    const [found] = await find.execute({ tokenHash });
    if (!found) return undefined;
    const { prolong, ...caller } = found;
    if (prolong)
      await database.update(sessions).set({ expiresAt: endOfSession }).where(eq(sessions.tokenHash, tokenHash));
    return caller;
  };
}
