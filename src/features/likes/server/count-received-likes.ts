import { countReceived } from "#features/likes/server/store.ts";
import type { Queries } from "#server/database/database.ts";

/** Likes of others on a person's stories: those that count for the level (S4.4, S4.5). */
export function countReceivedLikes(queries: Queries, userId: string): Promise<number> {
  return countReceived(queries, userId);
}
