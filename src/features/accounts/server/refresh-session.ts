import { eq, sql } from "drizzle-orm";
import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { endOfSession, isAlive, isCurrent } from "./session-times.ts";
import { sessions } from "./tables.ts";

/**
 * A new token for the current one (S7.19). A token that was renewed long ago comes from a thief or from somebody who was
 * robbed: the whole sign-in ends (S16.2). Throws `auth.token.missing` without a token, `auth.session.expired` with one that is over.
 */
export async function refreshSession(database: Database, token: string | undefined): Promise<string> {
  if (token === undefined) throw new Fault("auth.token.missing");
  const renewed = await database.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const [session] = await tx
      .select({
        family: sessions.family,
        userId: sessions.userId,
        createdAt: sessions.createdAt,
        ends: endOfSession.mapWith(sessions.expiresAt),
        alive: isAlive,
        current: isCurrent,
      })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      .for("update");
    if (!session?.alive) return undefined;
    const { family, userId, createdAt } = session;
    if (!session.current) {
      await tx.delete(sessions).where(eq(sessions.family, family));
      return undefined;
    }
    // A second renewal within the grace leaves the first one's time standing.
    await tx
      .update(sessions)
      .set({ rotatedAt: sql`coalesce(${sessions.rotatedAt}, now())` })
      .where(eq(sessions.tokenHash, tokenHash));
    const next = makeToken();
    await tx
      .insert(sessions)
      .values({ tokenHash: hashToken(next), family, userId, createdAt, expiresAt: session.ends });
    return next;
  });
  if (renewed === undefined) throw new Fault("auth.session.expired");
  return renewed;
}
