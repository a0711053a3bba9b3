import { and, eq, isNull, sql } from "drizzle-orm";
import type { Language } from "#book/languages.ts";
import type { Queries, Transaction } from "#server/database/database.ts";
import type { Identity } from "./identity/identity-provider.ts";
import { identities, users } from "./tables.ts";

type UserRow = typeof users.$inferSelect;

/** Lets one sign-in of an identity wait for another: two first ones at once must not make two accounts. */
export async function holdIdentity(tx: Transaction, { provider, subject }: Identity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${subject}`}, 0))`);
}

/** The account that an identity belongs to. */
export async function findUserOf(queries: Queries, { provider, subject }: Identity): Promise<string | undefined> {
  const [known] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return known?.userId;
}

/** Writes down what the provider now says; a name or an address that it does not tell stays as it was. */
export async function updateUser(queries: Queries, userId: string, identity: Identity): Promise<void> {
  const { name, email, picture } = identity;
  await queries
    .update(users)
    .set({ picture, ...(name !== "" && { name }), ...(email !== "" && { email }) })
    .where(eq(users.id, userId));
}

/** A new account with its first identity. */
export async function insertUser(tx: Transaction, identity: Identity, language: Language): Promise<string> {
  const { provider, subject, name, email, picture } = identity;
  const [user] = await tx.insert(users).values({ name, email, picture, language }).returning({ id: users.id });
  if (!user) throw new Error("an insert returned no row");
  await tx.insert(identities).values({ provider, subject, userId: user.id });
  return user.id;
}

export async function findUser(queries: Queries, userId: string): Promise<UserRow | undefined> {
  const [user] = await queries.select().from(users).where(eq(users.id, userId));
  return user;
}

/** Notes when the onboarding was first seen to its end. */
export async function setOnboarded(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(users)
    .set({ onboardedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.onboardedAt)));
}
