import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { RunAs } from "./choose-user.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";

const run = promisify(execFile);

const passwordFile = (data: string) => path.join(data, "superuser.password");

/** Reads the password of an existing data directory. */
export function readPassword(data: string): string {
  return readFileSync(passwordFile(data), "utf8");
}

/**
 * Makes the data directory unless it exists. It is made beside its place and moved there whole, so that a kill leaves
 * nothing half-made, and of several processes the first one's is taken.
 */
export async function createCluster(data: string, initdb: string, as: RunAs): Promise<void> {
  if (existsSync(path.join(data, "PG_VERSION"))) return;
  const draft = mkdtempSync(`${data}.new-`);
  try {
    writeFileSync(`${draft}.password`, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
    if (as.uid !== undefined && as.gid !== undefined) {
      chownSync(draft, as.uid, as.gid);
      chownSync(`${draft}.password`, as.uid, as.gid);
    }
    await runInitdb(draft, initdb, as);
    renameSync(`${draft}.password`, passwordFile(draft));
    try {
      renameSync(draft, data);
    } catch (error) {
      if (!existsSync(path.join(data, "PG_VERSION"))) throw error;
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.password`, { force: true });
  }
}

async function runInitdb(draft: string, initdb: string, as: RunAs): Promise<void> {
  const [command, ...args] = [
    ...as.wrap,
    initdb,
    `--pgdata=${draft}`,
    `--pwfile=${draft}.password`,
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ];
  try {
    await run(command ?? initdb, args, { cwd: "/", ...identity(as) });
  } catch (error) {
    const reason = reasonOf(error);
    const needs = "root needs a folder that others may pass through, or user namespaces";
    throw new EmbeddedDatabaseError(as.wrap.length > 0 ? `${needs} (${reason})` : reason, error);
  }
}

/** The ids to start a program with, in the shape that Node's child processes take. */
export function identity(as: RunAs): { uid?: number; gid?: number } {
  return as.uid === undefined || as.gid === undefined ? {} : { uid: as.uid, gid: as.gid };
}

/** The last line that the program wrote, which is where PostgreSQL's programs say what stopped them. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const said = (stderr ?? "").trim().split("\n");
  return said.findLast((line) => /error|fatal|cannot|failed/i.test(line)) ?? said.at(-1) ?? message;
}
