import { randomUUID } from "node:crypto";
import type { Queries } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { deleteEndedSessions, insertSession } from "./sessions/store.ts";

/**
 * Opens a session on a device (`nameDevice`) and gives its token, which is kept nowhere else; the person's ended sessions
 * are cleared away.
 */
export async function openSession(queries: Queries, userId: string, device = ""): Promise<string> {
  await deleteEndedSessions(queries, userId);
  const token = makeToken();
  await insertSession(queries, { tokenHash: hashToken(token), family: randomUUID(), userId, device });
  return token;
}
