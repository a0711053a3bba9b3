import type { Database } from "../database/database.ts";
import { dropEndedKeys, dropOldSums, sumOldestDay } from "./store.ts";

/** So long every call keeps its own row; then a day's calls of one story become one row a step, model and outcome. */
export const KEEP_CALLS_DAYS = 90;
/** So long those sums are kept: what a story cost before that no longer counts against its cap. */
export const KEEP_SUMS_DAYS = 730;

/** Keeps the ledger as small as what is still asked of it. It can be stopped anywhere, and run twice. */
export async function tidyLedger(database: Database, signal: AbortSignal): Promise<void> {
  do signal.throwIfAborted();
  while (await sumOldestDay(database, KEEP_CALLS_DAYS));
  await dropOldSums(database, KEEP_SUMS_DAYS);
  await dropEndedKeys(database);
}
