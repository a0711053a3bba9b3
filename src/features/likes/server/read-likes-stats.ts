import type { LikesStats } from "#features/likes/likes.ts";
import { countReceived, countReceivedSince } from "#features/likes/server/store.ts";
import { startOfDay } from "#features/likes/time-zone.ts";
import type { Queries } from "#server/database/database.ts";

/** Likes of others on a person's stories, by the days of a time zone (S7.21). */
export async function readLikesStats(
  queries: Queries,
  userId: string,
  timeZone = "UTC",
  now = new Date(),
): Promise<LikesStats> {
  const [day, week, month] = [0, 6, 29].map((daysAgo) => startOfDay(now, timeZone, daysAgo)) as [Date, Date, Date];
  const [total, [last30Days = 0, last7Days = 0, today = 0]] = await Promise.all([
    countReceived(queries, userId),
    countReceivedSince(queries, userId, [month, week, day]),
  ]);
  return { today, last7Days, last30Days, total };
}
