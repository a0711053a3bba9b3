import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs/promises";
import * as os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/testing/free-port.ts";

/** The product as several programs of their own on one database, with no memory in common. */
export interface ServerProcesses {
  /** A call of the API, taken by the processes in turn. */
  call(what: string, options?: ProcessCall): Promise<{ readonly status: number; readonly body: unknown }>;
  readonly origins: readonly string[];
  /** All that they have written to their outputs. */
  said(): string;
  /** Ends them all at once, as a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export interface ProcessCall {
  readonly token?: string;
  readonly body?: unknown;
  /** Who calls, as a proxy tells; each address has rate limits of its own. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PROGRAM = fileURLToPath(new URL("../server.ts", import.meta.url));
const READY = /is open at (\S+)/;

/** Starts `count` web processes on a migrated database; they end when closed. */
export async function openServerProcesses(
  databaseUrl: string,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcesses> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-processes-"));
  const started = await Promise.all(Array.from({ length: count }, () => start(databaseUrl, folder, environment)));
  const origins = started.map(({ origin }) => origin);
  let turn = 0;
  return {
    origins,
    said: () => started.map((process) => process.said()).join("\n"),
    async call(what, { token, body, address, headers } = {}) {
      const [method = "GET", url = "/"] = what.split(" ");
      turn += 1;
      const answer = await fetch(`${origins[turn % count] ?? ""}/api${url}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(address !== undefined && { "x-forwarded-for": address }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
    },
    async kill() {
      await Promise.all(started.map(({ child }) => end(child, "SIGKILL")));
    },
    async close() {
      await Promise.all(started.map(({ child }) => end(child, "SIGTERM")));
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

async function start(databaseUrl: string, folder: string, environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ROLES: "web",
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "127.0.0.1",
      ...environment,
    },
  });
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (piece: Buffer) => {
        said += piece.toString();
        const [, found] = READY.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    child.on("exit", () => reject(new Error(`A process ended before it was ready:\n${said}`)));
  });
  return { child, origin, said: () => said };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
