import { eq, sql } from "drizzle-orm";
import type { Standing } from "#features/membership/rights.ts";
import { memberships } from "#features/membership/server/tables.ts";
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
