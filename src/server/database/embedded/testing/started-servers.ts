import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "../start-embedded.ts";

const FAST = { fsync: "off" };
export const IS_ROOT = process.getuid?.() === 0;
/** What a test has begun, ended after it, the last first. */
export const undo: (() => unknown)[] = [];

/** For a test file's own `afterEach`: files that run in one process load this once. */
export async function endWhatWasBegun(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

/** An empty folder that goes with the test. */
export function newDirectory(mode = 0o755): string {
  const directory = mkdtempSync(path.join(tmpdir(), "basmia-embedded-"));
  chmodSync(directory, mode);
  undo.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts the server of a folder in this process. */
export async function start(directory: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ directory, settings: FAST });
  undo.push(() => database.stop({ evenIfUsed: true }));
  return database;
}

/** Runs the fixture as somebody and waits for the address that it says. */
export async function startElsewhere(directory: string, uid?: number): Promise<{ process: ChildProcess; url: string }> {
  const fixture = fileURLToPath(new URL("../other-process.fixture.ts", import.meta.url));
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

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
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
export async function askUntilAnswered(url: string, statement: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    const rows = await ask(url, statement).catch(() => undefined);
    if (rows !== undefined) return rows;
    await sleep(20);
  }
}

/** The process number of the server of a folder. */
export const pidOf = (directory: string) =>
  Number(readFileSync(path.join(directory, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
