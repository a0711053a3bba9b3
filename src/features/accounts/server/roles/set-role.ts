import type { Role } from "#features/accounts/account.ts";
import type { Database } from "#server/database/database.ts";
import { deleteImpersonationsOf } from "../sessions/store.ts";
import { knownRoles } from "./known-roles.ts";
import { findVouchedFor, insertRoleChange, writeRoles } from "./store.ts";

/** Why nobody's role was changed, in words for the operator. */
export class RoleError extends Error {
  override readonly name = "RoleError";
}

/**
 * Gives the one account with an e-mail a role in place of those it has, or takes them away, and writes that down; gives the person's name. The e-mail
 * must be one that a provider vouches for: any other can be somebody else's. Throws a `RoleError`, and then nothing is changed.
 */
export async function setRole(
  database: Database,
  email: string,
  role: Role | undefined,
  { withLocalPeople }: { readonly withLocalPeople: boolean },
): Promise<string> {
  return database.transaction(async (tx) => {
    const [person, ...others] = await findVouchedFor(tx, email, withLocalPeople);
    if (!person) {
      throw new RoleError(
        `No account has the e-mail ${email}, vouched for by a sign-in provider. Let the person sign in once with Google and that address, then try again.`,
      );
    }
    if (others.length > 0)
      throw new RoleError(`${others.length + 1} accounts have the e-mail ${email}; none was changed.`);
    const [before, after] = [knownRoles(person.roles), role === undefined ? [] : [role]];
    await writeRoles(tx, person.id, after);
    if (before.join() !== after.join()) {
      await insertRoleChange(tx, { byOperator: true, userId: person.id, before, after });
      await deleteImpersonationsOf(tx, person.id);
    }
    return person.name;
  });
}
