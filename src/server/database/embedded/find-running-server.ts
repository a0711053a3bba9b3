import { readFileSync, rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

/**
 * The server that owns the data directory, once it takes connections, whoever started it.
 * Lines of the file: https://www.postgresql.org/docs/current/storage-file-layout.html
 */
export async function findRunningServer(data: string): Promise<RunningServer | undefined> {
  const lines = readLock(data);
  const pid = Number(lines?.[0]);
  const port = Number(lines?.[3]);
  if (lines?.[7]?.trim() !== "ready" || !isAlive(pid) || !(await answers(port))) return undefined;
  return { pid, port };
}

/**
 * Removes the lock of a server that is gone when its process id now belongs to some other program, as happens in a
 * container that starts anew: PostgreSQL itself would refuse to start.
 */
export function removeStaleLock(data: string): void {
  const pid = Number(readLock(data)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (!command.includes("postgres")) rmSync(path.join(data, "postmaster.pid"), { force: true });
  } catch {
    // No such process, or no /proc here: PostgreSQL judges the lock itself.
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readLock(data: string): string[] | undefined {
  try {
    return readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once("connect", () => {
      resolve(true);
      socket.destroy();
    });
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
  });
}
