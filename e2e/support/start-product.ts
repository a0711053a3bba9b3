import { type ChildProcess, spawn } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import { readPassword } from "#server/database/embedded/create-cluster.ts";
import { findRunningServer } from "#server/database/embedded/find-running-server.ts";
import { freePort } from "#server/testing/free-port.ts";

const root = path.resolve(import.meta.dirname, "../..");
const PATIENCE_MS = 180_000;

export interface Product {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Address of its embedded database, with the password. */
  databaseUrl(): Promise<string>;
  /** Ends it at once, as a power cut would: nothing is told, nothing is finished. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Data of an earlier run; a new folder when absent. */
  readonly dataDirectory?: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the built product, embedded, as `npm start` does, and waits until it is ready. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDirectory = options.dataDirectory ?? fs.mkdtempSync(path.join(os.tmpdir(), "basmia-e2e-"));
  fs.chmodSync(dataDirectory, 0o755);
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, ["--enable-source-maps", "dist/server/server.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      FREE_STORY_WAIT: "0",
      LOG_LEVEL: "warn",
      ...options.environment,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child, () => said);
  return {
    origin,
    dataDirectory,
    databaseUrl: () => databaseUrlOf(dataDirectory),
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  };
}

async function databaseUrlOf(dataDirectory: string): Promise<string> {
  const data = path.join(dataDirectory, "database", "postgres");
  const server = await findRunningServer(data);
  if (!server) throw new Error("The embedded database does not run");
  return `postgres://postgres:${readPassword(data)}@127.0.0.1:${server.port}/postgres`;
}

async function untilReady(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${said()}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product was not ready in time:\n${said()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}
