import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Database } from "#server/database/database.ts";

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Hears a channel over a connection of its own, which is made anew whenever it is lost. `onNews` is also called after each
 * new connection, since what was said meanwhile is lost.
 */
export function listen(database: Database, channel: string, onNews: (news: string) => void): Listening {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const hearOnce = async () => {
    const own = new pg.Client({ ...database.$client.options, keepAlive: true });
    client = own;
    const lost = new Promise<void>((resolve) => {
      own.once("end", resolve);
      own.once("error", () => resolve());
    });
    own.on("error", () => {});
    own.on("notification", (message) => onNews(message.payload ?? ""));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNews("");
      if (!stopping.signal.aborted) await lost;
    } finally {
      await own.end().catch(() => {});
    }
  };

  const hearing = (async () => {
    while (!stopping.signal.aborted) {
      await hearOnce().catch(() => {});
      await sleep(500, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await client?.end().catch(() => {});
      await hearing;
    },
  };
}
