import { and, eq, lt, sql } from "drizzle-orm";
import type { Level } from "#features/membership/levels.ts";
import type { Standing } from "#features/membership/rights.ts";
import { grants, memberships } from "#features/membership/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

const columns = {
  subscriptionType: memberships.subscriptionType,
  subscriptionExpiresAt: memberships.subscriptionExpiresAt,
  proBooklets: memberships.proBooklets,
  lastFreeStoryAt: memberships.lastFreeStoryAt,
  now: sql<Date>`now()`.mapWith(memberships.lastFreeStoryAt),
};

/** A person's standing and the database's clock, in milliseconds: all processes count by that one clock (S4.34). */
export interface StandingNow {
  readonly standing: Standing;
  readonly now: number;
}

type Row = {
  subscriptionType: "free" | "pro";
  subscriptionExpiresAt: Date | null;
  proBooklets: number;
  lastFreeStoryAt: Date | null;
  now: Date;
};

const toStanding = (row: Row): StandingNow => ({
  standing: {
    subscriptionType: row.subscriptionType,
    subscriptionExpiresAt: row.subscriptionExpiresAt?.getTime(),
    proBooklets: row.proBooklets,
    lastFreeStoryAt: row.lastFreeStoryAt?.getTime(),
  },
  now: row.now.getTime(),
});

export async function findStanding(queries: Queries, userId: string): Promise<StandingNow | undefined> {
  const [row] = await queries.select(columns).from(memberships).where(eq(memberships.userId, userId));
  return row && toStanding(row);
}

/** The same, and nobody else spends this person's rights until the transaction ends. */
export async function holdStanding(tx: Transaction, userId: string): Promise<StandingNow | undefined> {
  const [row] = await tx.select(columns).from(memberships).where(eq(memberships.userId, userId)).for("update");
  return row && toStanding(row);
}

export async function insertMembership(tx: Transaction, userId: string, proBooklets: number): Promise<void> {
  await tx.insert(memberships).values({ userId, proBooklets }).onConflictDoNothing();
}

export async function addBooklets(tx: Transaction, userId: string, count: number): Promise<void> {
  await tx
    .update(memberships)
    .set({ proBooklets: sql`${memberships.proBooklets} + ${count}` })
    .where(eq(memberships.userId, userId));
}

export async function setLastFreeStory(tx: Transaction, userId: string, at: Date | null): Promise<void> {
  await tx.update(memberships).set({ lastFreeStoryAt: at }).where(eq(memberships.userId, userId));
}

/** Makes the subscription PRO until then; null: without end. */
export async function setSubscription(tx: Transaction, userId: string, expiresAt: Date | null): Promise<void> {
  await tx
    .update(memberships)
    .set({ subscriptionType: "pro", subscriptionExpiresAt: expiresAt })
    .where(eq(memberships.userId, userId));
}

/** Enters levels into the ledger; gives those that were not in it. */
export async function insertGrants(tx: Transaction, userId: string, levels: readonly Level[]): Promise<number[]> {
  const rows = levels.map(({ level, benefit }) => ({ userId, level, benefit }));
  const entered = await tx.insert(grants).values(rows).onConflictDoNothing().returning({ level: grants.level });
  return entered.map((row) => row.level);
}

/** Beside a row of memberships; columns are written out, since a query of one table would not name theirs. */
const highestGrant = sql<number>`coalesce((
  select max(entry.level) from ${grants} as entry where entry.user_id = ${memberships}.user_id), 0)`;

/** The highest level that the ledger holds; 0 for somebody who is in it with none. */
export async function findLevel(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ level: highestGrant }).from(memberships).where(eq(memberships.userId, userId));
  return row?.level ?? 0;
}

export interface MembershipRow {
  readonly subscriptionType: "free" | "pro";
  readonly subscriptionExpiresAt: Date | null;
  readonly proBooklets: number;
  readonly reportedLevel: number;
  readonly acknowledgedLevel: number;
  readonly level: number;
}

export async function findMembership(queries: Queries, userId: string): Promise<MembershipRow | undefined> {
  const [row] = await queries
    .select({
      subscriptionType: memberships.subscriptionType,
      subscriptionExpiresAt: memberships.subscriptionExpiresAt,
      proBooklets: memberships.proBooklets,
      reportedLevel: memberships.reportedLevel,
      acknowledgedLevel: memberships.acknowledgedLevel,
      level: highestGrant,
    })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return row;
}

/** Notes a risen level; true for the one call that is the first to note it. */
export async function raiseReportedLevel(queries: Queries, userId: string, level: number): Promise<boolean> {
  const risen = await queries
    .update(memberships)
    .set({ reportedLevel: level })
    .where(and(eq(memberships.userId, userId), lt(memberships.reportedLevel, level)))
    .returning({ userId: memberships.userId });
  return risen.length > 0;
}

/** Notes that a level was seen, if the person has it; one seen before stays seen. */
export async function raiseAcknowledgedLevel(queries: Queries, userId: string, level: number): Promise<void> {
  const seen = sql`least(${level}::int, ${highestGrant})`;
  await queries
    .update(memberships)
    .set({ acknowledgedLevel: sql`greatest(${memberships.acknowledgedLevel}, ${seen})` })
    .where(eq(memberships.userId, userId));
}
