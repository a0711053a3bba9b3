import type { CastCard } from "#book/cast-card.ts";
import { listSelected } from "#features/pictures/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** The cards that the selected picture of every page was drawn with, by page number. */
export async function readSelectedCasts(queries: Queries, storyId: string): Promise<Map<number, readonly CastCard[]>> {
  const rows = await listSelected(queries, storyId);
  return new Map(rows.map(({ pageNumber, cast }) => [pageNumber, cast]));
}
