import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { TEMPLATE } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's address of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/**
 * One real PostgreSQL a run, which need not survive a power cut, and a migrated database to copy: the embedded one, or
 * the one that `TEST_POSTGRES_URL` names (`npm run test:long` runs on both).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const other = process.env.TEST_POSTGRES_URL;
  if (other !== undefined) {
    await makeTemplate(other);
    project.provide("postgresUrl", other);
    return async () => {};
  }
  const directory = mkdtempSync(path.join(tmpdir(), "basmia-test-"));
  chmodSync(directory, 0o755);
  const server = await startEmbedded({
    directory,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop({ evenIfUsed: true });
    throw error;
  }
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.stop({ evenIfUsed: true });
    rmSync(directory, { recursive: true, force: true });
  };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  const template = await openDatabase({ url: url.href, migrationsFolder: MIGRATIONS });
  await template.close();
}
