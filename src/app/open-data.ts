import type { Configuration } from "#server/configuration.ts";
import type { Database } from "#server/database/database.ts";
import { startEmbedded } from "#server/database/embedded/start-embedded.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Logger } from "#server/log.ts";

export interface Data {
  readonly database: Database;
  /** Throws while the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The database of the configuration, brought up to date; embedded, its server is started first and stopped last. */
export async function openData(configuration: Configuration, migrationsFolder: string, log: Logger): Promise<Data> {
  const { database } = configuration;
  const embedded =
    database.kind === "embedded"
      ? await startEmbedded({
          directory: database.directory,
          onRestart: () => log.warn("the embedded database was started again"),
        })
      : undefined;
  const url = database.kind === "url" ? database.url : (embedded?.url ?? "");
  try {
    const opened = await openDatabase({
      url,
      migrationsFolder,
      connections: database.connections,
      onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
    });
    return {
      database: opened.database,
      ping: opened.ping,
      async close() {
        await opened.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
