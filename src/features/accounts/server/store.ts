import { and, asc, eq, isNull, like, notExists, notLike, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Language } from "#book/languages.ts";
import type { Queries, Transaction } from "#server/database/database.ts";
import { LOCAL_PEOPLE, vouchedEmailOf, type Identity } from "./identity/identity-provider.ts";
import { identities, users } from "./tables.ts";

type UserRow = typeof users.$inferSelect;

/**
 * Lets one sign-in of a person wait for another: two first ones at once must not make two accounts, be it by one provider or
 * by two that vouch for one e-mail. Always in this order, so that no two wait for each other.
 */
export async function holdIdentity(tx: Transaction, identity: Identity): Promise<void> {
  const email = vouchedEmailOf(identity);
  await hold(tx, `${identity.provider}:${identity.subject}`);
  if (email !== "") await hold(tx, `e-mail:${email}`);
}

const hold = (tx: Transaction, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

/** The account that an identity belongs to. */
export async function findUserOf(queries: Queries, { provider, subject }: Identity): Promise<string | undefined> {
  const [known] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return known?.userId;
}

/**
 * The account, the oldest of several, for whose e-mail another provider vouches as this one does. An account that this
 * provider knows by another name is not meant: the address was given to somebody else since. Real people and the local
 * server's never meet.
 */
export async function findUserVouchedFor(queries: Queries, identity: Identity): Promise<string | undefined> {
  const email = vouchedEmailOf(identity);
  if (email === "") return undefined;
  const others = alias(identities, "others");
  const isLocal = identity.provider.startsWith(LOCAL_PEOPLE);
  const [known] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(
        eq(identities.vouchedEmail, email),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(others)
            .where(and(eq(others.userId, identities.userId), eq(others.provider, identity.provider))),
        ),
        (isLocal ? like : notLike)(identities.provider, `${LOCAL_PEOPLE}%`),
      ),
    )
    .orderBy(asc(identities.createdAt))
    .limit(1);
  return known?.userId;
}

/** Writes down what the provider now says; a name or an address that it does not tell stays as it was. */
export async function updateUser(queries: Queries, userId: string, identity: Identity): Promise<void> {
  const { provider, subject, name, email, picture } = identity;
  await queries
    .update(users)
    .set({ picture, ...(name !== "" && { name }), ...(email !== "" && { email }) })
    .where(eq(users.id, userId));
  await queries
    .update(identities)
    .set({ vouchedEmail: vouchedEmailOf(identity) })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
}

export async function insertUser(queries: Queries, identity: Identity, language: Language): Promise<string> {
  const { name, email, picture } = identity;
  const [user] = await queries.insert(users).values({ name, email, picture, language }).returning({ id: users.id });
  if (!user) throw new Error("an insert returned no row");
  return user.id;
}

export async function insertIdentity(queries: Queries, identity: Identity, userId: string): Promise<void> {
  const { provider, subject } = identity;
  await queries.insert(identities).values({ provider, subject, userId, vouchedEmail: vouchedEmailOf(identity) });
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
