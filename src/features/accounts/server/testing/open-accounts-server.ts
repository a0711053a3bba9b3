import { accountsContract } from "#features/accounts/contract.ts";
import { accountsRoutes } from "#features/accounts/server/routes.ts";
import type { SignInTools } from "#features/accounts/server/sign-in-tools.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import { say } from "#messages/say.ts";
import { pickLanguage, wishedLanguages } from "#messages/pick-language.ts";
import type { MessageKey } from "#messages/catalogue.ts";
import { createServer } from "#server/http/create-server.ts";
import { createLog } from "#server/log.ts";
import type { TestDatabase } from "#server/testing/test-database.ts";
import { SITE } from "./local-providers.ts";

interface Sent {
  readonly bearer?: string;
  readonly body?: object;
  readonly language?: string;
}

/** The accounts' calls on a real database, reached as over HTTP. */
export async function openAccountsServer(db: TestDatabase, identity: SignInTools["identity"]) {
  const server = await createServer({
    contract: accountsContract,
    handlers: accountsRoutes({ database: db.database, identity, origins: [SITE] }),
    whoIs: createWhoIs(db.database),
    database: db.database,
    ping: db.ping,
    log: createLog("silent"),
    say: (key, values, language) => say(language).t(key as MessageKey, values as never),
    chooseLanguage: (header) => pickLanguage(null, wishedLanguages(header), "en"),
    rateLimits: { perAddress: 100_000, perSession: 100_000 },
    // However slow the machine is on which the tests run.
    mostDelay: 0,
  });
  const send = async (method: "GET" | "POST", path: string, { bearer, body, language }: Sent = {}) => {
    const answer = await server.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(language !== undefined && { "accept-language": language }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: answer.body === "" ? undefined : (answer.json() as Record<string, unknown>),
    };
  };
  return {
    post: (path: string, sent?: Sent) => send("POST", path, sent),
    get: (path: string, sent?: Sent) => send("GET", path, sent),
    close: () => server.close(),
  };
}
