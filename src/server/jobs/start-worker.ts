import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import { makeShortId } from "#server/secrets/make-id.ts";
import { CHANNEL } from "./channel.ts";
import type { JobHandler } from "./handle-job.ts";
import { claimJobs, renewLeases, timeToNext } from "./lease.ts";
import { listen } from "./listen.ts";
import { LOST, STOPPED, runJob } from "./run-job.ts";
import type { JobRow } from "./tables.ts";

export interface WorkerOptions {
  /** Jobs at once. */
  readonly concurrency: number;
  readonly log: Logger;
  /** A worker that gives no sign of life for so long has lost its jobs; three signs fit into it. */
  readonly leaseSeconds?: number;
  /** Looks for work at least so often, should a wake-up get lost. */
  readonly longestSleepMs?: number;
}

export interface Worker {
  /** Takes no more work, waits so long for what is running, then aborts that and hands it back. */
  stop(graceMs: number): Promise<void>;
}

interface Running {
  readonly job: JobRow;
  readonly control: AbortController;
  readonly done: Promise<void>;
}

/** Does the jobs that it has handlers for, until it is stopped. */
export function startWorker(database: Database, handlers: readonly JobHandler[], options: WorkerOptions): Worker {
  const { concurrency, log, leaseSeconds = 6, longestSleepMs = 5_000 } = options;
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const names = [...byName.keys()];
  const lease = { worker: makeShortId(), seconds: leaseSeconds };
  const running = new Map<number, Running>();
  let stopping = false;
  let isAwaited = false;
  let wake = () => {};
  const poke = () => {
    isAwaited = true;
    wake();
  };

  const renew = async () => {
    const held = [...running.values()];
    const kept = await renewLeases(
      database,
      lease,
      held.map(({ job }) => job),
    );
    for (const { job, control } of held) if (!kept.has(job.id)) control.abort(LOST);
  };
  const renewOrWarn = () =>
    renew().catch((error: unknown) => {
      log.warn({ err: error }, "no sign of life could be given");
    });
  const beat = setInterval(() => void renewOrWarn(), (leaseSeconds * 1000) / 3);
  const ears = listen(database, CHANNEL, (news) => {
    if (news !== "work") void renewOrWarn();
    poke();
  });

  const begin = (job: JobRow, handler: JobHandler) => {
    const control = new AbortController();
    const done = runJob(database, job, handler, control.signal, log)
      // The row keeps its lease until that ends, and is then taken up again.
      .catch((error: unknown) => log.error({ err: error, jobId: job.id }, "a job's end could not be noted"))
      .finally(() => {
        running.delete(job.id);
        poke();
      });
    running.set(job.id, { job, control, done });
  };

  const takeWork = async (): Promise<number> => {
    const free = concurrency - running.size;
    if (free <= 0) return longestSleepMs;
    const claimed = await claimJobs(database, lease, names, free);
    for (const job of claimed) {
      const handler = byName.get(job.name);
      if (handler !== undefined) begin(job, handler);
    }
    if (running.size >= concurrency) return longestSleepMs;
    const next = await timeToNext(database, names);
    return Math.min(longestSleepMs, Math.max(10, next ?? longestSleepMs));
  };

  const working = (async () => {
    while (!stopping) {
      isAwaited = false;
      const pause = await takeWork().catch((error: unknown) => {
        log.warn({ err: error }, "no work could be taken");
        return 1_000;
      });
      if (isAwaited || stopping) continue;
      const waking = new AbortController();
      wake = () => waking.abort();
      await sleep(pause, undefined, { signal: waking.signal }).catch(() => {});
    }
  })();

  return {
    async stop(graceMs) {
      stopping = true;
      poke();
      await working;
      await ears.stop();
      const ends = Promise.allSettled([...running.values()].map(({ done }) => done));
      const late = setTimeout(() => running.forEach(({ control }) => control.abort(STOPPED)), graceMs);
      // A handler that does not heed its signal is left behind; its lease ends by itself.
      await Promise.race([ends, sleep(graceMs + 2_000, undefined, { ref: false })]);
      clearTimeout(late);
      clearInterval(beat);
    },
  };
}
