import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

/** Any number that nothing else in the database uses as an advisory lock. */
const MIGRATION_LOCK = 5_213_470_182;

/** Brings the schema up to date; processes that start at once take turns, so that each step runs once. */
export async function runMigrations(pool: Pool, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, "meta", "_journal.json"))) return;
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } catch (error) {
    lost = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection whose migration failed is thrown away, and its lock with it.
    client.release(lost);
  }
}
