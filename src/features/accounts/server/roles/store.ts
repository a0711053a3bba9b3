import { and, eq, ne, notLike } from "drizzle-orm";
import type { Role } from "#features/accounts/account.ts";
import { LOCAL_PEOPLE } from "#features/accounts/server/identity/identity-provider.ts";
import { identities, roleChanges, users } from "#features/accounts/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** The accounts for whose e-mail a provider vouches. */
export async function findVouchedFor(queries: Queries, email: string, withLocalPeople: boolean) {
  return queries
    .selectDistinct({ id: users.id, name: users.name, roles: users.roles })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        eq(identities.vouchedEmail, email.trim().toLowerCase()),
        // Empty stands for an e-mail that nobody vouches for.
        ne(identities.vouchedEmail, ""),
        withLocalPeople ? undefined : notLike(identities.provider, `${LOCAL_PEOPLE}%`),
      ),
    );
}

/** The roles of an account; undefined when there is no such account. */
export async function findRoles(queries: Queries, userId: string): Promise<readonly string[] | undefined> {
  const [user] = await queries.select({ roles: users.roles }).from(users).where(eq(users.id, userId));
  return user?.roles;
}

export async function writeRoles(queries: Queries, userId: string, roles: readonly Role[]): Promise<void> {
  await queries
    .update(users)
    .set({ roles: [...roles] })
    .where(eq(users.id, userId));
}

/** Writes down whose roles were changed, from which to which, and by whom. */
export async function insertRoleChange(
  queries: Queries,
  change: {
    readonly adminId?: string;
    readonly byOperator?: true;
    readonly userId: string;
    readonly before: readonly Role[];
    readonly after: readonly Role[];
  },
): Promise<void> {
  await queries.insert(roleChanges).values({ ...change, before: [...change.before], after: [...change.after] });
}
