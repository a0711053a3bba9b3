import * as fs from "node:fs/promises";
import * as os from "node:os";
import path from "node:path";
import type { PortraitTools } from "#features/accounts/server/portraits/copy-portrait.ts";
import { signIn } from "#features/accounts/server/sign-in.ts";
import { createWhoIs } from "#features/accounts/server/who-is.ts";
import type { OrderTools } from "#features/membership/server/orders/order-tools.ts";
import { giveStoryUp } from "#features/stories/server/give-story-up.ts";
import { makeBookOf, type Workshop } from "#features/stories/server/make-book.ts";
import { writeStory } from "#features/stories/server/write-story.ts";
import { pickLanguage, wishedLanguages } from "#messages/pick-language.ts";
import { readConfiguration } from "#server/configuration.ts";
import type { Variables } from "#server/configuration/environment.ts";
import type { Database } from "#server/database/database.ts";
import { createServer, type Server } from "#server/http/create-server.ts";
import type { RateLimits } from "#server/http/limit-rate.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase } from "#server/testing/test-database.ts";
import { contract } from "../contract.ts";
import { joinHandlers } from "../handlers.ts";
import { pictureFiles, portraitFiles } from "../picture-files.ts";
import { sayError } from "../say-error.ts";
import { choosePlayers, type Players } from "../tools.ts";
import { plainRaster } from "./plain-raster.ts";

/** Any parsed JSON, read as a text or by its keys: a test reads what it expects, and what is not there is undefined. */
export type Json = string & { readonly [key: string]: Json; readonly [index: number]: Json };

/** What a call answers: the status, the parsed body, the headers. */
export interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly as?: Person | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Person {
  readonly token: string;
}

/** The whole API on a database and a store of its own, called without a network. */
export interface TestProduct {
  readonly database: Database;
  readonly server: Server;
  readonly workshop: Workshop & OrderTools & PortraitTools;
  /** `GET /stories`: the method and the path below /api. */
  call(what: string, options?: CallOptions): Promise<Answered>;
  /** A new person, signed in. */
  signUp(name: string): Promise<Person>;
  /** Makes the book of a story, as a worker would. */
  makeBook(storyId: string): Promise<void>;
  /** The first half of that: the words and the plans of the pictures. */
  writeBook(storyId: string): Promise<void>;
  /** Gives a story up, as a worker does after its last try. */
  giveUp(storyId: string): Promise<void>;
  close(): Promise<void>;
}

export interface TestProductOptions {
  /** Seconds between two free stories; none when absent, so that a test may make several. */
  readonly freeStoryWait?: number;
  /** As it ships when absent. */
  readonly freeImageEdits?: number;
  readonly players?: Partial<Players>;
  /** No call of a model takes longer. */
  readonly longestMs?: number;
  /** The environment; empty when absent. */
  readonly variables?: Variables;
  /** None that a test could meet when absent. */
  readonly rateLimits?: RateLimits;
}

const NO_LIMITS: RateLimits = {
  perAddress: 1_000_000,
  perSession: 1_000_000,
  calls: {
    likes: { perAccount: 1_000_000, perAddress: 1_000_000 },
    orders: { perAccount: 1_000_000, perAddress: 1_000_000 },
    reports: { perAccount: 1_000_000, perAddress: 1_000_000 },
    exports: { perAccount: 1_000_000, perAddress: 1_000_000 },
  },
};

export async function openTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-api-"));
  const { database, ping, close } = await openTestDatabase();
  const configuration = readConfiguration({ DATA_DIR: folder, ...options.variables });
  const origins: [string] = ["http://127.0.0.1:3000"];
  const chosen = await choosePlayers(configuration, origins[0], database, {
    patienceMs: 1,
    ...(options.longestMs !== undefined && { longestMs: options.longestMs }),
  });
  const players = { ...chosen, rasterize: plainRaster, ...options.players };
  const workshop = { ...players, database, hands: 2 };
  const server = await createServer({
    contract,
    handlers: joinHandlers({
      ...players,
      database,
      origins,
      freeStoryWait: options.freeStoryWait ?? 0,
      freeImageEdits: options.freeImageEdits ?? configuration.freeImageEdits,
    }),
    whoIs: createWhoIs(database),
    say: sayError,
    database,
    ping,
    log: createLog("silent"),
    chooseLanguage: (header) => pickLanguage(null, wishedLanguages(header), "en"),
    rateLimits: options.rateLimits ?? NO_LIMITS,
    // However slow the machine is on which the tests run.
    mostDelay: 0,
    files: [pictureFiles({ ...players, database }), portraitFiles(players.storage)],
  });
  let people = 0;
  return {
    database,
    server,
    workshop,
    async call(what, { as, body, headers } = {}) {
      const [method = "GET", url = "/"] = what.split(" ");
      const answer = await server.inject({
        method: method as "GET",
        url: /^\/(?:images|portraits)\//.test(url) ? url : `/api${url}`,
        headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(answer.headers["content-type"]).includes("json");
      return {
        status: answer.statusCode,
        body: (isJson ? JSON.parse(answer.payload) : undefined) as Json,
        text: answer.payload,
        bytes: answer.rawPayload,
        headers: answer.headers,
      };
    },
    async signUp(name) {
      people += 1;
      const identity = {
        provider: "local:google",
        subject: `${name}-${people}`,
        name,
        email: "",
        vouchesForEmail: false,
        picture: "",
      };
      return { token: await signIn(database, identity, { language: "en", device: "" }) };
    },
    writeBook: (storyId) => writeStory(database, workshop, storyId, new AbortController().signal),
    giveUp: (storyId) => giveStoryUp(database, storyId),
    makeBook: (storyId) => makeBookOf(workshop, storyId, new AbortController().signal),
    async close() {
      await server.close();
      await close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
