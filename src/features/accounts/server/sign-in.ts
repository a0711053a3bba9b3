import { and, eq, sql } from "drizzle-orm";
import type { Language } from "#book/languages.ts";
import { startMembership } from "#features/membership/server/start-membership.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Identity } from "./identity/identity-provider.ts";
import { openSession } from "./open-session.ts";
import { identities, users } from "./tables.ts";

/** Signs a person in whom a provider vouches for, with a new account at the first time; gives the session's token. */
export async function signIn(database: Database, identity: Identity, language: Language): Promise<string> {
  return database.transaction(async (tx) => {
    const key = `${identity.provider}:${identity.subject}`;
    // Two first sign-ins at once must not make two accounts.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const userId = (await updateKnown(tx, identity)) ?? (await createUser(tx, identity, language));
    return openSession(tx, userId);
  });
}

/** The account that the identity belongs to, with what the provider now says; undefined when there is none. */
async function updateKnown(tx: Transaction, identity: Identity): Promise<string | undefined> {
  const [known] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)));
  if (!known) return undefined;
  const { name, email, picture } = identity;
  await tx
    .update(users)
    .set({ picture, ...(name !== "" && { name }), ...(email !== "" && { email }) })
    .where(eq(users.id, known.userId));
  return known.userId;
}

async function createUser(tx: Transaction, identity: Identity, language: Language): Promise<string> {
  const { provider, subject, name, email, picture } = identity;
  const [user] = await tx.insert(users).values({ name, email, picture, language }).returning({ id: users.id });
  if (!user) throw new Error("an insert returned no row");
  await tx.insert(identities).values({ provider, subject, userId: user.id });
  await startMembership(tx, user.id);
  return user.id;
}
