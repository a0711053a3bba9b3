import { eq } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { wakeWorkers } from "./channel.ts";
import { jobs } from "./tables.ts";

/** Removes every job of a subject, in the caller's transaction; handlers that are running get their signal aborted. */
export async function cancelJobs(queries: Queries, subject: string): Promise<void> {
  const gone = await queries.delete(jobs).where(eq(jobs.subject, subject)).returning({ id: jobs.id });
  if (gone.length > 0) await wakeWorkers(queries, "cancelled");
}
