import { type ChildProcess, spawn } from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** A program that was started for its own sake: what it says, and the code that it ends with. */
export interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts a program at the project's root. */
export function runProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Run {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, said: () => said, ended };
}

/** An empty folder for a product's data, open to whom its database runs as. */
export function newDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "basmia-start-"));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Starts the built server, with data of its own where none is named. */
export const runServer = (environment: Readonly<Record<string, string>>): Run =>
  runProgram(process.execPath, ["dist/server/server.js"], { DATA_DIR: newDataFolder(), ...environment });
