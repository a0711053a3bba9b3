import { lt, sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { rateCounts } from "./tables.ts";

export interface Total {
  readonly count: number;
  /** Milliseconds until the window ends, by the database's clock. */
  readonly ttl: number;
}

/**
 * Adds to what all processes have counted of these keys and gives the totals. A key whose window of `windowMs` is over
 * begins a new one.
 */
export async function addCounts(
  queries: Queries,
  added: ReadonlyMap<string, number>,
  windowMs: number,
): Promise<Map<string, Total>> {
  // In one order everywhere, so that two processes never hold each other's rows.
  const rows = [...added]
    .map(([key, count]) => ({ key, count, windowEndsAt: sql`now() + ${windowMs} * interval '1 millisecond'` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (rows.length === 0) return new Map();
  const isOver = sql`${rateCounts.windowEndsAt} <= now()`;
  const totals = await queries
    .insert(rateCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateCounts.count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateCounts.windowEndsAt} end`,
      },
    })
    .returning({
      key: rateCounts.key,
      count: rateCounts.count,
      ttl: sql<number>`(extract(epoch from ${rateCounts.windowEndsAt} - now()) * 1000)::int`,
    });
  return new Map(totals.map(({ key, count, ttl }) => [key, { count, ttl }]));
}

/** Forgets windows that are over. */
export async function dropEndedCounts(queries: Queries): Promise<void> {
  await queries.delete(rateCounts).where(lt(rateCounts.windowEndsAt, sql`now()`));
}
