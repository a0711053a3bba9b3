import { sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";

/** What all workers listen to. */
export const CHANNEL = "basmia_jobs";

/** Wakes the workers; PostgreSQL delivers it when, and only when, the transaction is kept. */
export async function wakeWorkers(queries: Queries, news: "work" | "cancelled"): Promise<void> {
  await queries.execute(sql`select pg_notify(${CHANNEL}, ${news})`);
}
