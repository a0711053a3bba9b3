import { and, desc, eq } from "drizzle-orm";
import { pictures } from "#features/pictures/server/tables.ts";
import { reports } from "#features/sharing/server/tables.ts";
import { COVER, pages, stories } from "#features/stories/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

export async function insertReport(queries: Queries, report: typeof reports.$inferInsert): Promise<void> {
  await queries.insert(reports).values(report);
}

/** The newest reports, each with its story and its selected cover. */
export function selectReports(queries: Queries, limit: number) {
  return queries
    .select({
      id: reports.id,
      storyId: reports.storyId,
      title: stories.title,
      ownerId: stories.ownerId,
      hidden: stories.hidden,
      shared: stories.shared,
      shortId: stories.shortId,
      coverId: pictures.id,
      coverDrawnAt: pictures.createdAt,
      reason: reports.reason,
      comment: reports.comment,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(stories, eq(stories.id, reports.storyId))
    .leftJoin(pages, and(eq(pages.storyId, stories.id), eq(pages.number, COVER)))
    .leftJoin(
      pictures,
      and(eq(pictures.storyId, stories.id), eq(pictures.pageNumber, COVER), eq(pictures.position, pages.selected)),
    )
    .orderBy(desc(reports.createdAt))
    .limit(limit);
}
