import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { choosePort } from "./choose-port.ts";
import { chooseUser } from "./choose-user.ts";
import { createCluster, readPassword } from "./create-cluster.ts";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { findPrograms } from "./find-programs.ts";
import { type RunningServer, findRunningServer, isAlive, removeStaleLock } from "./find-running-server.ts";
import { type ServerProgram, type SpawnedServer, spawnServer } from "./spawn-server.ts";

export interface EmbeddedDatabase {
  /** Address and password of the superuser; never to be logged. */
  readonly url: string;
  /** Stops the server, unless another process is still connected to it and `evenIfUsed` is not given. */
  stop(options?: { evenIfUsed?: boolean }): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds everything of the database, below `postgres/`. */
  readonly directory: string;
  /** PostgreSQL's own settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onRestart?: () => void;
}

/**
 * Runs the PostgreSQL that npm installed. Several processes may call it for one directory at once: one starts the
 * server and the others join it. A server left behind by a killed process is adopted; one that dies is restarted.
 * Throws `EmbeddedDatabaseError` where it cannot run.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = path.resolve(options.directory);
  const data = path.join(directory, "postgres");
  const programs = await findPrograms();
  mkdirSync(directory, { recursive: true });
  const as = chooseUser([programs.postgres, data]);
  await createCluster(data, programs.initdb, as);
  const program = { postgres: programs.postgres, data, as, settings: options.settings ?? {} };
  const portMemory = path.join(directory, "postgres.port");
  let server = await bringUp(program, portMemory);
  const address = (port: number) => `postgres://postgres:${readPassword(data)}@127.0.0.1:${port}/postgres`;
  const url = address(server.port);

  let watching = true;
  const watch = async () => {
    while (watching) {
      await sleep(250, undefined, { ref: false });
      if (!watching || isAlive(server.pid)) continue;
      try {
        server = await bringUp(program, portMemory);
        options.onRestart?.();
      } catch {
        // Tried again at the next look; meanwhile queries fail and readiness says so.
      }
    }
  };
  void watch();

  return {
    url,
    async stop({ evenIfUsed = false } = {}) {
      watching = false;
      if (!isAlive(server.pid) || (!evenIfUsed && (await isUsedByOthers(url)))) return;
      process.kill(server.pid, "SIGINT");
      while (isAlive(server.pid)) await sleep(10);
    },
  };
}

/** Waits until the directory's server takes connections, starting it when nobody else does. */
async function bringUp(program: ServerProgram, portMemory: string): Promise<RunningServer> {
  let own: SpawnedServer | undefined;
  let failures = 0;
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(20)) {
    const found = await findRunningServer(program.data);
    if (found !== undefined) return found;
    if (own !== undefined && !own.hasExited()) continue;
    // One that lost the race to another process exits at once: that other one is looked for a little longer.
    if (own !== undefined && ++failures > 20) break;
    removeStaleLock(program.data);
    own = spawnServer(program, await choosePort(portMemory));
  }
  throw new EmbeddedDatabaseError(own?.lastWords().split("\n").at(-1) ?? "it did not start within a minute");
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
