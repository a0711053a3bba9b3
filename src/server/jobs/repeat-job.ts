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
  let adding: Promise<void> | undefined;
  // One at a time: whoever stops it waits for all that is on its way, and nothing is added after that.
  const addUnlessAdding = () => void (adding ??= add().finally(() => (adding = undefined)));
  addUnlessAdding();
  const timer = setInterval(addUnlessAdding, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await adding;
    },
  };
}
