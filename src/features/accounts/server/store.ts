import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Language } from "#book/languages.ts";
import { likes } from "#features/likes/server/tables.ts";
import { memberships } from "#features/membership/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
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

export interface UserWithMembership {
  readonly user: UserRow;
  readonly membership: typeof memberships.$inferSelect | null;
}

export async function findUser(queries: Queries, userId: string): Promise<UserWithMembership | undefined> {
  const [found] = await queries
    .select({ user: users, membership: memberships })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.id, userId));
  return found;
}

export interface ReceivedLikes {
  readonly likes: number;
  readonly likesToday: number;
  readonly likesLast7Days: number;
  readonly likesLast30Days: number;
}

/** Likes of other people on one's stories (S4.5); a day begins at midnight, UTC. */
export async function countReceivedLikes(queries: Queries, userId: string): Promise<ReceivedLikes> {
  const since = (moment: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${likes.createdAt} >= ${moment})`.mapWith(Number);
  const [counts] = await queries
    .select({
      likes: sql<number>`count(*)`.mapWith(Number),
      likesToday: since(sql`date_trunc('day', now(), 'UTC')`),
      likesLast7Days: since(sql`now() - interval '7 days'`),
      likesLast30Days: since(sql`now() - interval '30 days'`),
    })
    .from(likes)
    .innerJoin(stories, eq(stories.id, likes.storyId))
    .where(and(eq(stories.ownerId, userId), ne(likes.userId, userId)));
  return counts ?? { likes: 0, likesToday: 0, likesLast7Days: 0, likesLast30Days: 0 };
}

/** Notes a risen level; true for the one call that is the first to note it. */
export async function raiseReportedLevel(queries: Queries, userId: string, level: number): Promise<boolean> {
  const risen = await queries
    .update(users)
    .set({ reportedLevel: level })
    .where(and(eq(users.id, userId), lt(users.reportedLevel, level)))
    .returning({ id: users.id });
  return risen.length > 0;
}
