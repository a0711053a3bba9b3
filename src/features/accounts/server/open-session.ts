import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { endOfNewSession, isAlive } from "./session-times.ts";
import { sessions } from "./tables.ts";

/** Opens a session and gives its token, which is kept nowhere else; the person's ended sessions are cleared away. */
export async function openSession(database: Queries, userId: string): Promise<string> {
  await database.delete(sessions).where(and(eq(sessions.userId, userId), sql`not ${isAlive}`));
  const token = makeToken();
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    family: randomUUID(),
    userId,
    createdAt: sql`now()`,
    expiresAt: endOfNewSession,
  });
  return token;
}
