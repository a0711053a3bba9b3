import { sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { wakeWorkers } from "./channel.ts";
import type { JobDefinition } from "./define-job.ts";
import { jobs } from "./tables.ts";

export interface EnqueueOptions {
  /** What it is about; see `cancelJobs`. */
  readonly subject?: string;
  /** Higher goes first; 0 unless given. */
  readonly priority?: number;
  /** While an unfinished job has the same key, nothing is added. */
  readonly dedupeKey?: string;
  readonly delaySeconds?: number;
}

/**
 * Adds a job in the caller's transaction: it is there when that is kept, and never was when it is undone. Gives its id, or
 * undefined when its dedupe key is taken.
 */
export async function enqueue<Payload>(
  queries: Queries,
  job: JobDefinition<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<number | undefined> {
  const [added] = await queries
    .insert(jobs)
    .values({
      name: job.name,
      payload: job.payload.parse(payload),
      subject: options.subject,
      dedupeKey: options.dedupeKey,
      priority: options.priority ?? 0,
      dueAt: sql`now() + make_interval(secs => ${options.delaySeconds ?? 0}::float8)`,
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (added !== undefined) await wakeWorkers(queries, "work");
  return added?.id;
}
