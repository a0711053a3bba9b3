import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { makeToken } from "#server/secrets/make-token.ts";
import { findRoles } from "../roles/store.ts";
import { insertMandate } from "./store.ts";

/**
 * Lets an administrator act in somebody's name: a token that begins it, once, within two minutes. Throws
 * `account.not_found`, and `role.missing` for an account that has a role: nobody comes to more than they may do.
 */
export async function allowImpersonation(database: Database, adminId: string, userId: string): Promise<string> {
  const roles = await findRoles(database, userId);
  if (!roles) throw new Fault("account.not_found");
  if (roles.length > 0) throw new Fault("role.missing", { detail: "an account that has a role" });
  const token = makeToken();
  await insertMandate(database, { tokenHash: hashToken(token), adminId, userId });
  return token;
}
