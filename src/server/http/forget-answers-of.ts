import type { Queries } from "#server/database/database.ts";
import { deleteRemembered } from "./store.ts";

/** Forgets what was answered to a person's repeatable requests, when their account goes. */
export async function forgetAnswersOf(queries: Queries, userId: string): Promise<void> {
  await deleteRemembered(queries, userId);
}
