import { desc, eq } from "drizzle-orm";
import { reports } from "#features/sharing/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

export async function insertReport(queries: Queries, report: typeof reports.$inferInsert): Promise<void> {
  await queries.insert(reports).values(report);
}

/** The newest reports, each with its story. */
export function selectReports(queries: Queries, limit: number) {
  return queries
    .select({
      id: reports.id,
      storyId: reports.storyId,
      title: stories.title,
      ownerId: stories.ownerId,
      hidden: stories.hidden,
      reason: reports.reason,
      comment: reports.comment,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(stories, eq(stories.id, reports.storyId))
    .orderBy(desc(reports.createdAt))
    .limit(limit);
}
