import { and, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import { sessions, users } from "#features/accounts/server/tables.ts";
import type { Database, Queries, Transaction } from "#server/database/database.ts";
import type { Caller } from "#server/http/caller.ts";

/** A session ends after 30 days without use, and 180 days after signing in whatever the use. */
const IDLE = sql`interval '30 days'`;
const LONGEST = sql`interval '180 days'`;

/** For so long a token that was just renewed is still good: two tabs may renew at once. */
const GRACE = sql`interval '30 seconds'`;

/** A use is written down at most this often. */
const WRITTEN_EVERY = sql`interval '1 hour'`;

/** When a session used now ends, given when it began. All times are the database's, which every process shares. */
const endOfSession = sql<Date>`least(now() + ${IDLE}, ${sessions.createdAt} + ${LONGEST})`;

const isAlive = sql<boolean>`${sessions.expiresAt} > now()`;

/** An administrator acts for half an hour in somebody's name, and no longer. */
const IMPERSONATION = sql`interval '30 minutes'`;

/** Not renewed, or only just. */
const isCurrent = sql<boolean>`(${sessions.rotatedAt} is null or ${sessions.rotatedAt} > now() - ${GRACE})`;

/** Used, and not noted for an hour, and there is time to add. */
const isWorthProlonging = sql<boolean>`(${sessions.rotatedAt} is null and ${sessions.impersonatorId} is null and ${endOfSession} > ${sessions.expiresAt} + ${WRITTEN_EVERY})`;

/** Whose a living session is, and whether its use is worth writing down. */
export type FoundCaller = Caller & { readonly prolong: boolean };

/** Finds a caller by a token's hash, prepared once for a database: every request asks. */
export function prepareCaller(database: Database): (tokenHash: string) => Promise<FoundCaller | undefined> {
  const find = database
    .select({
      userId: sessions.userId,
      sessionId: sessions.family,
      roles: users.roles,
      impersonatorId: sessions.impersonatorId,
      prolong: isWorthProlonging,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), isAlive, isCurrent))
    .prepare("who_is");
  return async (tokenHash) => {
    const [found] = await find.execute({ tokenHash });
    return found;
  };
}

export async function prolongSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.update(sessions).set({ expiresAt: endOfSession }).where(eq(sessions.tokenHash, tokenHash));
}

/** A session as its renewal needs it; `ends` is when its next token ends. */
export interface HeldSession {
  readonly family: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly ends: Date;
  readonly alive: boolean;
  readonly current: boolean;
  readonly device: string;
  readonly impersonatorId: string | null;
}

/** A session by its token's hash, held so that nobody else renews it until the transaction ends. */
export async function holdSession(tx: Transaction, tokenHash: string): Promise<HeldSession | undefined> {
  const [session] = await tx
    .select({
      family: sessions.family,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      ends: endOfSession.mapWith(sessions.expiresAt),
      alive: isAlive,
      current: isCurrent,
      device: sessions.device,
      impersonatorId: sessions.impersonatorId,
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for("update");
  return session;
}

type NewSession = Pick<typeof sessions.$inferInsert, "tokenHash" | "family" | "userId" | "device">;

/** Begins a sign-in on one device. */
export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  await queries.insert(sessions).values({ ...session, createdAt: sql`now()`, expiresAt: sql`now() + ${IDLE}` });
}

/** Begins an administrator's session in somebody's name, which cannot be renewed. */
export async function insertImpersonation(
  queries: Queries,
  session: NewSession,
  impersonatorId: string,
): Promise<void> {
  await queries
    .insert(sessions)
    .values({ ...session, impersonatorId, createdAt: sql`now()`, expiresAt: sql`now() + ${IMPERSONATION}` });
}

/** A person's living sign-ins, each once, the newest first. */
export function listFamilies(queries: Queries, userId: string) {
  const { family, device, createdAt, impersonatorId } = sessions;
  return queries
    .select({ family, device, createdAt, impersonatorId, endsAt: max(sessions.expiresAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .groupBy(family, device, createdAt, impersonatorId)
    .orderBy(desc(createdAt));
}

/** Ends a person's sign-in: every token of it. */
export async function deleteFamilyOf(queries: Queries, userId: string, family: string): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.family, family)));
}

/** Ends every sign-in of a person. */
export async function deleteSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends every session in which an administrator acts in the person's name. */
export async function deleteImpersonationsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.impersonatorId)));
}

/** Puts a new token beside the one that it takes the place of; a second renewal leaves the first one's time standing. */
export async function rotateSession(tx: Transaction, session: HeldSession, from: string, to: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ rotatedAt: sql`coalesce(${sessions.rotatedAt}, now())` })
    .where(eq(sessions.tokenHash, from));
  const { family, userId, device, createdAt, ends } = session;
  await tx.insert(sessions).values({ tokenHash: to, family, userId, device, createdAt, expiresAt: ends });
}

/** Ends a sign-in: every token of it. */
export async function deleteFamily(queries: Queries, family: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.family, family));
}

/** Clears away what is over of a person's sessions. */
export async function deleteEndedSessions(queries: Queries, userId: string): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), sql`not ${isAlive}`));
}
