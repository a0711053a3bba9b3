import { addressOf } from "#features/pictures/server/picture-address.ts";
import type { Report } from "#features/sharing/reports.ts";
import { selectReports } from "#features/sharing/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** As many as a person reads at once. */
const NEWEST = 200;

/** The newest reports of shared stories, for an administrator. */
export async function listReports(queries: Queries): Promise<Report[]> {
  const rows = await selectReports(queries, NEWEST);
  return rows.map(({ coverId, coverDrawnAt, ...row }) => ({
    ...row,
    coverUrl: coverId && coverDrawnAt ? addressOf(row.storyId, { id: coverId, createdAt: coverDrawnAt }) : "",
    createdAt: row.createdAt.toISOString(),
  }));
}
