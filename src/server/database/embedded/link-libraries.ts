import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the symbolic links between the server's libraries. npm packs none; the package makes them in an install script,
 * which does not run under `--ignore-scripts`. `directory` is the package's own.
 */
export function linkLibraries(directory: string): void {
  const list = path.join(directory, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    const link = path.join(directory, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // Made by another process meanwhile, or the folder is read-only: then the server's own message tells.
    }
  }
}
