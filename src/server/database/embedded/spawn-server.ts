import { spawn } from "node:child_process";
import type { RunAs } from "./choose-user.ts";
import { identity } from "./create-cluster.ts";

export interface SpawnedServer {
  /** What it wrote last; tells why it did not start. */
  lastWords(): string;
  hasExited(): boolean;
  onExit(listener: () => void): void;
}

export interface ServerProgram {
  readonly postgres: string;
  readonly data: string;
  readonly as: RunAs;
  readonly settings: Readonly<Record<string, string>>;
}

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "80",
  shared_buffers: "64MB",
  lc_messages: "C",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** Starts the server as a process of its own: it outlives a killed parent, and Ctrl+C in a terminal does not reach it. */
export function spawnServer(program: ServerProgram, port: number): SpawnedServer {
  const settings = { ...SETTINGS, port: String(port), ...program.settings };
  const [command, ...args] = [
    ...program.as.wrap,
    program.postgres,
    "-D",
    program.data,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const child = spawn(command ?? program.postgres, args, {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
    ...identity(program.as),
  });
  let words = "";
  let failed = false;
  child.stderr.on("data", (piece: Buffer) => {
    words = (words + piece.toString("utf8")).slice(-4_000);
  });
  child.on("error", (error) => {
    failed = true;
    words += `\n${error.message}`;
  });
  child.unref();
  (child.stderr as unknown as { unref(): void }).unref();
  return {
    lastWords: () => words.trim(),
    hasExited: () => failed || child.exitCode !== null || child.signalCode !== null,
    onExit: (listener) => void child.once("exit", listener),
  };
}
