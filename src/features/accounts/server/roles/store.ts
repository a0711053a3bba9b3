import { and, eq, ne, notLike } from "drizzle-orm";
import type { Role } from "#features/accounts/account.ts";
import { LOCAL_PEOPLE } from "#features/accounts/server/identity/identity-provider.ts";
import { identities, users } from "#features/accounts/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

/** The accounts for whose e-mail a provider vouches. */
export async function findVouchedFor(queries: Queries, email: string, withLocalPeople: boolean) {
  return queries
    .selectDistinct({ id: users.id, name: users.name })
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

export async function writeRoles(queries: Queries, userId: string, roles: readonly Role[]): Promise<void> {
  await queries
    .update(users)
    .set({ roles: [...roles] })
    .where(eq(users.id, userId));
}
