import { readFileSync, statSync } from "node:fs";
import path from "node:path";

/** As whom the server's programs run: a wrapping command in front of them, or another user's ids. */
export interface RunAs {
  readonly wrap: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as is; root runs it as `nobody` where that user can reach
 * all the paths, else as itself under another name in a user namespace.
 */
export function chooseUser(paths: readonly string[], own: number | undefined = process.getuid?.()): RunAs {
  if (own !== 0) return { wrap: [] };
  const nobody = findNobody();
  if (nobody !== undefined && paths.every(canBeReachedByAll)) return { wrap: [], ...nobody };
  return { wrap: ["unshare", "--user", "--map-user=1000", "--map-group=1000"] };
}

function findNobody(): { uid: number; gid: number } | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Every folder above the path lets everybody pass through. */
function canBeReachedByAll(target: string): boolean {
  const parent = path.dirname(target);
  if (parent === target) return true;
  return (statSync(parent).mode & 0o001) !== 0 && canBeReachedByAll(parent);
}
