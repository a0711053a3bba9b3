import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import type { JobDefinition } from "./define-job.ts";
import { enqueue } from "./enqueue.ts";

/** Adds a job now and whenever so long has passed: once, however many processes do, while the one before waits. */
export function repeatJob(
  database: Database,
  job: JobDefinition<Record<string, never>>,
  everyMs: number,
  log: Logger,
): { stop(): Promise<void> } {
  const add = async () => {
    await enqueue(database, job, {}, { dedupeKey: job.name }).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, "a job that comes round could not be added"),
    );
  };
  let adding = add();
  const timer = setInterval(() => void (adding = add()), everyMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return adding;
    },
  };
}
