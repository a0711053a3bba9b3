import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import type { JobHandler } from "./handle-job.ts";
import { finishJob, giveJobUp, postponeJob, releaseJob } from "./lease.ts";
import type { JobRow } from "./tables.ts";

/** A job that ends its process each time must not do so for ever; ordinary kills never come near. */
const MOST_KILLS = 100;

/** Why a signal was aborted: the job is somebody else's or nobody's now, or the worker stops. */
export const LOST = "lost";
export const STOPPED = "stopped";

/** Runs one held job to its end, whichever that is. Throws only when the database cannot be told of it. */
export async function runJob(
  database: Database,
  job: JobRow,
  handler: JobHandler,
  signal: AbortSignal,
  workerLog: Logger,
): Promise<void> {
  const log = workerLog.child({ job: job.name, jobId: job.id, attempt: job.failures + 1 });
  if (job.starts - job.failures > MOST_KILLS) {
    return giveUp(database, job, handler, "The process ended each time it ran", log);
  }
  const started = performance.now();
  try {
    await handler.run(job.payload, { signal, attempt: job.failures + 1, log });
    await finishJob(database, job);
    log.info({ ms: Math.round(performance.now() - started) }, "job done");
  } catch (error) {
    if (signal.aborted && signal.reason === LOST) return log.info("job cancelled or taken over");
    if (signal.aborted && signal.reason === STOPPED) return releaseJob(database, job);
    log.warn({ err: error }, "job failed");
    const words = error instanceof Error ? error.message.slice(0, 2_000) : String(error);
    if (job.failures + 1 < handler.maxAttempts) return postponeJob(database, job, words);
    return giveUp(database, job, handler, words, log);
  }
}

/** Should this process end between the two, the lease ends too, and the job is given up again. */
async function giveUp(database: Database, job: JobRow, handler: JobHandler, words: string, log: Logger): Promise<void> {
  await handler.giveUp(job.payload, words);
  await giveJobUp(database, job, words);
  log.error({ reason: words }, "job given up");
}
