import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { runMigrations } from "./run-migrations.ts";

export interface OpenDatabase {
  readonly database: Database;
  /** Throws when the database does not answer within five seconds. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Brought up to date before the first query; absent: the schema is left as it is. */
  readonly migrationsFolder?: string;
  /** Connections of this process; PostgreSQL's own limit is shared by all processes. */
  readonly connections?: number;
  /** Told when a connection that nobody is using breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Connects, migrates and answers queries until `close`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));
  try {
    if (options.migrationsFolder !== undefined) await runMigrations(pool, options.migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: drizzle(pool),
    ping: () => ping(pool),
    close: () => pool.end(),
  };
}

async function ping(pool: pg.Pool): Promise<void> {
  const patience = AbortSignal.timeout(5_000);
  const tooLate = new Promise<never>((_, reject) => {
    patience.addEventListener("abort", () => reject(new Error("The database did not answer within 5 s")), {
      once: true,
    });
  });
  await Promise.race([pool.query("select 1"), tooLate]);
}
