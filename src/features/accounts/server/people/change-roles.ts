import { Fault } from "#contract/fault.ts";
import type { Role } from "#features/accounts/account.ts";
import { knownRoles } from "#features/accounts/server/roles/known-roles.ts";
import { insertRoleChange, writeRoles } from "#features/accounts/server/roles/store.ts";
import { deleteImpersonationsOf } from "#features/accounts/server/sessions/store.ts";
import type { Database } from "#server/database/database.ts";
import { holdAdmins, holdRoles } from "./store.ts";

/**
 * Gives an account these roles in place of those it has, and writes down who did it. Whoever acts in the account's name ends
 * there: nobody comes to more than they may do. Throws `account.not_found`, `role.missing` when the caller is no
 * administrator any more, and `role.last_admin` when none would be left.
 */
export async function changeRoles(
  database: Database,
  adminId: string,
  userId: string,
  wished: readonly Role[],
): Promise<Role[]> {
  const after = knownRoles(wished);
  return database.transaction(async (tx) => {
    const admins = await holdAdmins(tx);
    if (!admins.includes(adminId)) throw new Fault("role.missing");
    const held = await holdRoles(tx, userId);
    if (!held) throw new Fault("account.not_found");
    const before = knownRoles(held);
    if (before.join() === after.join()) return after;
    if (!after.includes("admin") && admins.every((id) => id === userId)) throw new Fault("role.last_admin");
    await writeRoles(tx, userId, after);
    await insertRoleChange(tx, { adminId, userId, before, after });
    await deleteImpersonationsOf(tx, userId);
    return after;
  });
}
