import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { deleteFamily, holdSession, rotateSession } from "./sessions/store.ts";

/**
 * A new token for the current one (S7.19). A token that was renewed long ago comes from a thief or from somebody who was
 * robbed: the whole sign-in ends (S16.2). Throws `auth.token.missing` without a token, `auth.session.expired` with one that is over.
 */
export async function refreshSession(database: Database, token: string | undefined): Promise<string> {
  if (token === undefined) throw new Fault("auth.token.missing");
  const renewed = await database.transaction(async (tx) => {
    const tokenHash = hashToken(token);
    const session = await holdSession(tx, tokenHash);
    // An administrator's session in somebody's name ends when its time is over.
    if (!session?.alive || session.impersonatorId !== null) return undefined;
    if (!session.current) {
      await deleteFamily(tx, session.family);
      return undefined;
    }
    const next = makeToken();
    await rotateSession(tx, session, tokenHash, hashToken(next));
    return next;
  });
  if (renewed === undefined) throw new Fault("auth.session.expired");
  return renewed;
}
