import { entersPortal } from "#features/accounts/roles.ts";
import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { openSession } from "../open-session.ts";
import { findRoles } from "../roles/store.ts";
import { takePass } from "./store.ts";

/**
 * Signs in at the admin site with a pass: a session's token for it. Throws `auth.login.refused` for a pass that was used or is
 * over, and when its owner's role was taken away meanwhile.
 */
export async function redeemPass(database: Database, pass: string | undefined, device: string): Promise<string> {
  if (pass === undefined) throw new Fault("auth.login.refused", { detail: "no pass was sent" });
  const token = await database.transaction(async (tx) => {
    const userId = await takePass(tx, hashToken(pass));
    if (userId === undefined) return undefined;
    return entersPortal(await findRoles(tx, userId)) ? openSession(tx, userId, device) : undefined;
  });
  if (token === undefined) throw new Fault("auth.login.refused", { detail: "pass used or over, or no role" });
  return token;
}
