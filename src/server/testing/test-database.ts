import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { TEMPLATE } from "./template.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  readonly ping: () => Promise<void>;
  /** Closes the connections and drops the database. */
  readonly close: () => Promise<void>;
}

/** A migrated, empty database of its own, on the run's real server; one a test file, in `beforeAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(`create database ${name} template ${TEMPLATE}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  const opened = await openDatabase({ url: url.href });
  return {
    database: opened.database,
    url: url.href,
    ping: opened.ping,
    async close() {
      await opened.close();
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
