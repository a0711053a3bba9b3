import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { cancelJobs } from "./cancel-jobs.ts";
import { countJobs } from "./count-jobs.ts";
import { defineJob } from "./define-job.ts";
import { enqueue } from "./enqueue.ts";
import { type JobHandler, handleJob } from "./handle-job.ts";
import { repeatJob } from "./repeat-job.ts";
import { type Worker, type WorkerOptions, startWorker } from "./start-worker.ts";
import { jobs } from "./tables.ts";

const log = pino({ level: "silent" });
const paint = defineJob({ name: "paint", payload: z.object({ id: z.string() }), maxAttempts: 3 });

let db: TestDatabase;
let workers: Worker[] = [];

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.database.delete(jobs);
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  workers = [];
});
afterAll(() => db.close());

function work(handlers: readonly JobHandler[], options: Partial<WorkerOptions> = {}): Worker {
  const worker = startWorker(db.database, handlers, { concurrency: 2, log, ...options });
  workers.push(worker);
  return worker;
}

/** Waits for something to come true; the test's own time limit ends it. */
async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await sleep(10);
  }
}

const rows = () => db.database.select().from(jobs).orderBy(jobs.id);

test("a job is there when its transaction is kept, and never was when it is undone", async () => {
  const done: string[] = [];
  work([handleJob(paint, { run: async ({ id }) => void done.push(id) })]);
  await expect(
    db.database.transaction(async (tx) => {
      await enqueue(tx, paint, { id: "undone" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await db.database.transaction(async (tx) => void (await enqueue(tx, paint, { id: "kept" })));
  await until(() => done.length === 1);
  expect(done).toEqual(["kept"]);
  await until(async () => (await rows()).length === 0);
});

test("a waiting worker is woken, it does not only look from time to time", async () => {
  const started: number[] = [];
  work([handleJob(paint, { run: async () => void started.push(performance.now()) })], { longestSleepMs: 60_000 });
  await sleep(300);
  for (let i = 1; i <= 3; i += 1) {
    await enqueue(db.database, paint, { id: String(i) });
    await until(() => started.length === i);
  }
});

test("a failing job is tried again, then given up, and its last word is kept", async () => {
  const attempts: number[] = [];
  const givenUp: unknown[] = [];
  work([
    handleJob(paint, {
      async run(_, { attempt }) {
        attempts.push(attempt);
        throw new Error(`attempt ${attempt} failed`);
      },
      whenGivenUp: async (payload, error) => void givenUp.push([payload, error]),
    }),
  ]);
  await enqueue(db.database, paint, { id: "p" });
  // The waits are the product's; here they are over at once.
  await until(async () => {
    await db.database.update(jobs).set({ dueAt: sql`now()` });
    return (await rows())[0]?.state === "given-up";
  });
  expect(attempts).toEqual([1, 2, 3]);
  expect(givenUp).toEqual([[{ id: "p" }, "attempt 3 failed"]]);
  expect((await rows())[0]).toMatchObject({ failures: 3, lastError: "attempt 3 failed" });
  expect(await countJobs(db.database)).toEqual([{ name: "paint", state: "given-up", count: 1 }]);
});

test("a job that comes round is added by whichever process asks first, and not again while it waits", async () => {
  const round = defineJob({ name: "round", payload: z.object({}), maxAttempts: 1 });
  const rounds = Array.from({ length: 3 }, () => repeatJob(db.database, round, 20, log));
  let done = 0;
  await until(async () => (await rows()).length > 0);
  expect(await enqueue(db.database, round, {}, { dedupeKey: round.name })).toBeUndefined();
  expect((await rows()).map(({ name }) => name)).toEqual(["round"]);
  work([handleJob(round, { run: async () => void (done += 1) })]);
  // It comes again after it was done.
  await until(() => done > 1);
  await Promise.all(rounds.map((each) => each.stop()));
});

test("of a job that comes round one at a time is on its way, and none is added once that has been stopped", async () => {
  const round = defineJob({ name: "round", payload: z.object({}), maxAttempts: 1 });
  let stopped: Promise<void> | undefined;
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${jobs} in exclusive mode`);
    const repeating = repeatJob(db.database, round, 5, log);
    const held = sql<{ held: number }>`
      select count(*)::int as held from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const howMany = async () => (await tx.execute<{ held: number }>(held)).rows[0]?.held;
    await until(howMany);
    await sleep(100);
    expect(await howMany()).toBe(1);
    stopped = repeating.stop();
  });
  await stopped;
  await db.database.delete(jobs);
  await sleep(50);
  expect(await rows()).toEqual([]);
});

test("a payload that no longer fits its schema is given up like any failure", async () => {
  const once = defineJob({ name: "once", payload: z.object({ id: z.string() }), maxAttempts: 1 });
  await db.database.insert(jobs).values({ name: "once", payload: { id: 7 } });
  work([handleJob(once, { run: async () => {} })]);
  const [row] = await until(async () => {
    const all = await rows();
    return all[0]?.state === "given-up" ? all : undefined;
  });
  expect(row?.lastError).toContain("Invalid input");
});

test("cancelling a subject removes what waits and aborts what runs", async () => {
  let reason: unknown;
  work(
    [
      handleJob(paint, {
        async run(_, { signal }) {
          await once(signal, "abort");
          reason = signal.reason;
          signal.throwIfAborted();
        },
      }),
    ],
    { concurrency: 1, leaseSeconds: 600 },
  );
  await enqueue(db.database, paint, { id: "1" }, { subject: "story-1" });
  await enqueue(db.database, paint, { id: "2" }, { subject: "story-1" });
  await until(async () => (await rows())[0]?.state === "running");
  await db.database.transaction((tx) => cancelJobs(tx, "story-1"));
  await until(() => reason !== undefined);
  expect(await rows()).toEqual([]);
});

test("a key keeps a second job away until the first is done", async () => {
  const first = await enqueue(db.database, paint, { id: "1" }, { dedupeKey: "k" });
  expect(first).toBeTypeOf("number");
  expect(await enqueue(db.database, paint, { id: "1" }, { dedupeKey: "k" })).toBeUndefined();
  work([handleJob(paint, { run: async () => {} })]);
  await until(async () => (await rows()).length === 0);
  expect(await enqueue(db.database, paint, { id: "1" }, { dedupeKey: "k" })).toBeTypeOf("number");
});

test("higher priority goes first, later ones wait, and unknown kinds are left to others", async () => {
  const order: string[] = [];
  await db.database.insert(jobs).values({ name: "other", payload: {} });
  await enqueue(db.database, paint, { id: "low" });
  await enqueue(db.database, paint, { id: "later" }, { delaySeconds: 3600, priority: 99 });
  await enqueue(db.database, paint, { id: "high" }, { priority: 5 });
  work([handleJob(paint, { run: async ({ id }) => void order.push(id) })], { concurrency: 1 });
  await until(() => order.length === 2);
  expect(order).toEqual(["high", "low"]);
  expect((await rows()).map(({ name, state }) => [name, state])).toEqual([
    ["other", "waiting"],
    ["paint", "waiting"],
  ]);
});

test("several workers share the work and do none of it twice", async () => {
  const done: string[] = [];
  let atOnce = 0;
  let most = 0;
  const handler = handleJob(paint, {
    async run({ id }) {
      most = Math.max(most, (atOnce += 1));
      await sleep(5);
      atOnce -= 1;
      done.push(id);
    },
  });
  for (let i = 0; i < 60; i += 1) await enqueue(db.database, paint, { id: String(i) });
  for (let i = 0; i < 3; i += 1) work([handler], { concurrency: 2 });
  await until(async () => (await rows()).length === 0);
  expect(new Set(done).size).toBe(60);
  expect(done.length).toBe(60);
  expect(most).toBeLessThanOrEqual(6);
});

test("a stopped worker hands its work back at once, and it counts as no failure", async () => {
  let begun = 0;
  const handler = handleJob(paint, {
    async run(_, { signal }) {
      begun += 1;
      if (begun === 2) return;
      await once(signal, "abort");
      signal.throwIfAborted();
    },
  });
  const worker = work([handler]);
  await enqueue(db.database, paint, { id: "1" });
  await until(() => begun === 1);
  await worker.stop(0);
  expect((await rows())[0]).toMatchObject({ state: "waiting", failures: 0, starts: 0 });
  work([handler]);
  await until(async () => (await rows()).length === 0);
  expect(begun).toBe(2);
});

test("the work of a killed process is taken up by another, and it counts as no failure", async () => {
  const endless = defineJob({ name: "endless", payload: z.object({ id: z.string() }), maxAttempts: 3 });
  for (const id of ["a", "b"]) await enqueue(db.database, endless, { id });
  const fixture = fileURLToPath(new URL("worker-process.fixture.ts", import.meta.url));
  const victim = spawn(process.execPath, ["--import", "tsx", fixture, db.url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  victim.stdout.on("data", (piece: Buffer) => void (said += piece.toString()));
  await until(() => said.includes("began a") && said.includes("began b"));
  victim.kill("SIGKILL");
  await once(victim, "exit");
  const attempts: number[] = [];
  work([handleJob(endless, { run: async (_, { attempt }) => void attempts.push(attempt) })], { leaseSeconds: 2 });
  await until(async () => (await rows()).length === 0);
  expect(attempts).toEqual([1, 1]);
});

test("a worker whose job was taken over is told, and cannot end the other's work", async () => {
  let aborted = false;
  work(
    [
      handleJob(paint, {
        async run(_, { signal }) {
          await once(signal, "abort");
          aborted = true;
        },
      }),
    ],
    { leaseSeconds: 1 },
  );
  await enqueue(db.database, paint, { id: "1" });
  await until(async () => (await rows())[0]?.state === "running");
  await db.database
    .update(jobs)
    .set({ worker: "another", starts: sql`${jobs.starts} + 1`, leaseEndsAt: sql`now() + interval '1 hour'` });
  await until(() => aborted);
  await sleep(50);
  expect((await rows())[0]).toMatchObject({ worker: "another", state: "running" });
});

test("goes on after its connections were cut", async () => {
  const done: string[] = [];
  work([handleJob(paint, { run: async ({ id }) => void done.push(id) })], { longestSleepMs: 60_000 });
  await enqueue(db.database, paint, { id: "before" });
  await until(() => done.length === 1);
  await db.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await sleep(50);
  await until(() => enqueue(db.database, paint, { id: "after" }).catch(() => undefined));
  await until(() => done.length === 2);
});
