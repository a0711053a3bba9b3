import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import * as z from "zod/mini";
import { openDatabase } from "#server/database/open-database.ts";
import { defineJob } from "./define-job.ts";
import { handleJob } from "./handle-job.ts";
import { startWorker } from "./start-worker.ts";

/** A worker in a process of its own that says what it begins and never ends it; the test kills it. */
const { database } = await openDatabase({ url: process.argv[2] ?? "" });
const endless = defineJob({ name: "endless", payload: z.object({ id: z.string() }), maxAttempts: 3 });
const handler = handleJob(endless, {
  async run({ id }) {
    process.stdout.write(`began ${id}\n`);
    await sleep(600_000);
  },
});
startWorker(database, [handler], { concurrency: 4, log: pino({ level: "silent" }), leaseSeconds: 2 });
