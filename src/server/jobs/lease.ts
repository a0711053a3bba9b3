import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { type JobRow, jobs } from "./tables.ts";

/** How a job is held while it runs: until its lease ends, which every sign of life puts off. */
export interface Lease {
  readonly worker: string;
  readonly seconds: number;
}

const leaseEnd = (lease: Lease) => sql`clock_timestamp() + make_interval(secs => ${lease.seconds}::float8)`;

/** Still running, and by the same start of the same worker. */
const stillMine = (job: JobRow) =>
  and(eq(jobs.id, job.id), eq(jobs.state, "running"), eq(jobs.worker, job.worker ?? ""), eq(jobs.starts, job.starts));

/** Takes jobs that are due, and those whose worker has given no sign of life, each for one worker only. */
export async function claimJobs(
  queries: Queries,
  lease: Lease,
  names: readonly string[],
  limit: number,
): Promise<JobRow[]> {
  const ready = queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, [...names]),
        sql`((${jobs.state} = 'waiting' and ${jobs.dueAt} <= clock_timestamp())
          or (${jobs.state} = 'running' and ${jobs.leaseEndsAt} < clock_timestamp()))`,
      ),
    )
    .orderBy(desc(jobs.priority), asc(jobs.dueAt), asc(jobs.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return queries
    .update(jobs)
    .set({ state: "running", starts: sql`${jobs.starts} + 1`, worker: lease.worker, leaseEndsAt: leaseEnd(lease) })
    .where(inArray(jobs.id, ready))
    .returning();
}

/** A sign of life for all of a worker's running jobs; gives the ids of those that are still its own. */
export async function renewLeases(queries: Queries, lease: Lease, held: readonly JobRow[]): Promise<Set<number>> {
  if (held.length === 0) return new Set();
  const kept = await queries
    .update(jobs)
    .set({ leaseEndsAt: leaseEnd(lease) })
    .where(
      and(
        eq(jobs.worker, lease.worker),
        eq(jobs.state, "running"),
        inArray(
          jobs.id,
          held.map((job) => job.id),
        ),
      ),
    )
    .returning({ id: jobs.id });
  return new Set(kept.map((job) => job.id));
}

/** The work is done: the row goes. */
export async function finishJob(queries: Queries, job: JobRow): Promise<void> {
  await queries.delete(jobs).where(stillMine(job));
}

/** The worker stops before the work is done: another one takes it at once, and nothing counts as failed. */
export async function releaseJob(queries: Queries, job: JobRow): Promise<void> {
  await queries
    .update(jobs)
    .set({ state: "waiting", worker: null, leaseEndsAt: null, starts: sql`${jobs.starts} - 1` })
    .where(stillMine(job));
}

/** The handler threw: tried again after about 1, 2, 4, 8 … seconds, at most five minutes, never all at one moment. */
export async function postponeJob(queries: Queries, job: JobRow, error: string): Promise<void> {
  await queries
    .update(jobs)
    .set({
      state: "waiting",
      worker: null,
      leaseEndsAt: null,
      failures: sql`${jobs.failures} + 1`,
      lastError: error,
      dueAt: sql`clock_timestamp() + make_interval(secs => least(300, power(2, ${jobs.failures})) * (0.75 + random() / 2))`,
    })
    .where(stillMine(job));
}

/** No more attempts: the row stays, to be looked at. */
export async function giveJobUp(queries: Queries, job: JobRow, error: string): Promise<void> {
  await queries
    .update(jobs)
    .set({ state: "given-up", worker: null, leaseEndsAt: null, lastError: error, failures: sql`${jobs.failures} + 1` })
    .where(stillMine(job));
}

/** Milliseconds until a job is due or a lease ends; undefined when there is none. */
export async function timeToNext(queries: Queries, names: readonly string[]): Promise<number | undefined> {
  const moment = sql`min(case when ${jobs.state} = 'waiting' then ${jobs.dueAt} else ${jobs.leaseEndsAt} end)`;
  const [next] = await queries
    .select({ ms: sql<number | null>`(extract(epoch from ${moment} - clock_timestamp()) * 1000)::float8` })
    .from(jobs)
    .where(and(inArray(jobs.name, [...names]), sql`${jobs.state} <> 'given-up'`));
  return next?.ms ?? undefined;
}
