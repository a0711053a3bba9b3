import { randomUUID } from "node:crypto";
import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { insertImpersonation } from "../sessions/store.ts";
import { findRoles } from "../roles/store.ts";
import { useMandate } from "./store.ts";

/**
 * Begins to act in somebody's name (S2.8): the session's token for the one-time token. Throws `auth.login.refused` for one
 * that was used or is over, and when the administrator is none any more.
 */
export async function beginImpersonation(
  database: Database,
  token: string | undefined,
  device: string,
  log: Logger,
): Promise<string> {
  if (token === undefined) throw new Fault("auth.login.refused", { detail: "no impersonation token was sent" });
  const begun = await database.transaction(async (tx) => {
    const mandate = await useMandate(tx, hashToken(token));
    if (!mandate || mandate.adminId === null) return undefined;
    const [adminRoles, userRoles] = [await findRoles(tx, mandate.adminId), await findRoles(tx, mandate.userId)];
    if (!adminRoles?.includes("admin") || userRoles?.length !== 0) return undefined;
    const next = makeToken();
    const session = { tokenHash: hashToken(next), family: randomUUID(), userId: mandate.userId, device };
    await insertImpersonation(tx, session, mandate.adminId);
    log.info({ admin: mandate.adminId, user: mandate.userId }, "an administrator acts in somebody's name");
    return next;
  });
  if (begun === undefined) throw new Fault("auth.login.refused", { detail: "impersonation token used or over" });
  return begun;
}
