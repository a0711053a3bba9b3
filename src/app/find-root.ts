import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the installation: the nearest one above this file that holds its migrations. */
export function findRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "migrations"))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error("migrations/ is missing beside the program");
    folder = above;
  }
  return folder;
}
