import { and, eq, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { rememberedAnswers } from "./tables.ts";

export type RememberedRow = typeof rememberedAnswers.$inferSelect;

/** What was answered to a person's request of this key. */
export async function findRemembered(
  queries: Queries,
  { userId, key }: Pick<RememberedRow, "userId" | "key">,
): Promise<RememberedRow | undefined> {
  const [found] = await queries
    .select()
    .from(rememberedAnswers)
    .where(and(eq(rememberedAnswers.userId, userId), eq(rememberedAnswers.key, key)));
  return found;
}

export async function insertRemembered(queries: Queries, row: typeof rememberedAnswers.$inferInsert): Promise<void> {
  await queries.insert(rememberedAnswers).values(row);
}

/** Forgets a person's answers that are older than two days. */
export async function deleteOldRemembered(queries: Queries, userId: string): Promise<void> {
  const isOld = lt(rememberedAnswers.createdAt, sql`now() - interval '2 days'`);
  await queries.delete(rememberedAnswers).where(and(eq(rememberedAnswers.userId, userId), isOld));
}

export async function deleteRemembered(queries: Queries, userId: string): Promise<void> {
  await queries.delete(rememberedAnswers).where(eq(rememberedAnswers.userId, userId));
}
