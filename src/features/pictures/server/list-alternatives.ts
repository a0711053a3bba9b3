import { listAlternativeRows, type Picture } from "#features/pictures/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** Every picture of a page or of the cover, in the order in which they are shown. */
export function listAlternatives(queries: Queries, storyId: string, pageNumber: number): Promise<Picture[]> {
  return listAlternativeRows(queries, storyId, pageNumber);
}
