import { pino } from "pino";
import type { Contract } from "#contract/endpoint.ts";
import type { Handlers } from "#server/http/handler.ts";
import { type Server, type ServerOptions, createServer } from "#server/http/create-server.ts";
import type { TestDatabase } from "./test-database.ts";

type Optional = Omit<ServerOptions<Contract>, "contract" | "handlers" | "database" | "ping">;

/** A server of a contract, as a visitor meets it, for tests of the machinery; errors say their key. */
export function startTestServer<C extends Contract>(
  db: TestDatabase,
  contract: C,
  handlers: Handlers<C>,
  options: Partial<Optional> = {},
): Promise<Server> {
  return createServer<C, Handlers<C>>({
    contract,
    handlers: handlers as Handlers<C> & { readonly [K in never]: never },
    database: db.database,
    ping: db.ping,
    whoIs: async () => undefined,
    // However slow the machine is on which the tests run.
    mostDelay: 0,
    say: (key) => key,
    chooseLanguage: (header) => (header.startsWith("ro") ? "ro" : "en"),
    log: pino({ level: "silent" }),
    ...options,
  });
}
