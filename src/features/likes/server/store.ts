import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { likes } from "#features/likes/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Queries, Transaction } from "#server/database/database.ts";

/** Adds a like; false when the person liked the story already. */
export async function insertLike(tx: Transaction, storyId: string, userId: string): Promise<boolean> {
  const added = await tx
    .insert(likes)
    .values({ storyId, userId })
    .onConflictDoNothing()
    .returning({ of: likes.storyId });
  return added.length > 0;
}

/** Takes a like away; false when there was none. */
export async function deleteLike(tx: Transaction, storyId: string, userId: string): Promise<boolean> {
  return (await deleteLikes(tx, [storyId], userId)).length > 0;
}

/** Takes a person's likes of these stories away; gives the stories that had one. */
export async function deleteLikes(tx: Transaction, storyIds: readonly string[], userId: string): Promise<string[]> {
  const removed = await tx
    .delete(likes)
    .where(and(eq(likes.userId, userId), inArray(likes.storyId, [...storyIds])))
    .returning({ storyId: likes.storyId });
  return removed.map((row) => row.storyId);
}

export async function listLikedStories(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries.select({ storyId: likes.storyId }).from(likes).where(eq(likes.userId, userId));
  return rows.map((row) => row.storyId);
}

/**
 * Likes of others on a person's stories: what the stories count, less the person's own. The counts are as many as the
 * rows, and a person has far fewer stories than those have likes.
 */
export async function countReceived(queries: Queries, ownerId: string): Promise<number> {
  const own = queries
    .select({ count: sql`count(*)` })
    .from(likes)
    .innerJoin(stories, eq(stories.id, likes.storyId))
    .where(and(eq(stories.ownerId, ownerId), eq(likes.userId, ownerId)));
  const [row] = await queries
    .select({ total: sql<number>`coalesce(sum(${stories.likeCount}), 0) - (${own})`.mapWith(Number) })
    .from(stories)
    .where(eq(stories.ownerId, ownerId));
  return row?.total ?? 0;
}

/** Likes of others on a person's stories since each of these moments; the first is the earliest. */
export async function countReceivedSince(
  queries: Queries,
  ownerId: string,
  [earliest, ...later]: readonly [Date, ...Date[]],
): Promise<number[]> {
  const since = (moment: Date) =>
    sql<number>`count(*) filter (where ${likes.createdAt} >= ${moment.toISOString()}::timestamptz)`.mapWith(Number);
  const [row] = await queries
    .select(Object.fromEntries([earliest, ...later].map((moment, index) => [index, since(moment)])))
    .from(stories)
    .innerJoin(likes, eq(likes.storyId, stories.id))
    .where(and(eq(stories.ownerId, ownerId), gte(likes.createdAt, earliest), ne(likes.userId, ownerId)));
  return [earliest, ...later].map((_, index) => row?.[index] ?? 0);
}
