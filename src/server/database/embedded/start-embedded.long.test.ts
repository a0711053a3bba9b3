import { once } from "node:events";
import { chownSync } from "node:fs";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { isAlive } from "./find-running-server.ts";
import {
  IS_ROOT,
  ask,
  askUntilAnswered,
  endWhatWasBegun,
  newDirectory,
  pidOf,
  start,
  startElsewhere,
} from "./testing/started-servers.ts";

afterEach(endWhatWasBegun);

test("several processes that start at once share one server", async () => {
  const directory = newDirectory();
  const started = await Promise.all([start(directory), start(directory), startElsewhere(directory)]);
  const pids = await Promise.all(
    started.map(({ url }) => ask(url, "select pg_read_file('postmaster.pid') as lock").then(([row]) => row?.["lock"])),
  );
  expect(new Set(pids).size).toBe(1);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
});

test("leaves the server to another process that still uses it", async () => {
  const directory = newDirectory();
  const database = await start(directory);
  const other = new pg.Client(database.url);
  other.on("error", () => {});
  await other.connect();
  await database.stop();
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await other.end();
});

test("restarts a server that died, at the same address, with everything acknowledged", async () => {
  const directory = newDirectory();
  const database = await start(directory);
  await ask(database.url, "create table kept as select 7 as value");
  const before = pidOf(directory);
  process.kill(before, "SIGKILL");
  expect(await askUntilAnswered(database.url, "select value from kept")).toEqual([{ value: 7 }]);
  expect(pidOf(directory)).not.toBe(before);
});

test.runIf(IS_ROOT)("an ordinary user runs it as is", async () => {
  const directory = newDirectory();
  chownSync(directory, 65_534, 65_534);
  const { process: other, url } = await startElsewhere(directory, 65_534);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  const server = pidOf(directory);
  other.kill("SIGTERM");
  await once(other, "exit");
  expect(isAlive(server)).toBe(false);
});
