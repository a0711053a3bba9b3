import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Registry } from "prom-client";
import type { Contract } from "#contract/endpoint.ts";
import { Fault } from "#contract/fault.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import { createSharedCounts } from "#server/rates/shared-counts.ts";
import { admitOrigins } from "./admit-origins.ts";
import { acceptEmptyJson } from "./accept-empty-json.ts";
import { type Binding, bindContract } from "./bind-contract.ts";
import type { WhoIs } from "./caller.ts";
import { PROBLEM_SCHEMA } from "./describe-endpoint.ts";
import type { Handlers } from "./handler.ts";
import { hashInline } from "./hash-inline.ts";
import { reportHealth } from "./health.ts";
import { CALL_LIMITS, RATE_LIMITS, type RateLimits, limitCalls, limitRate } from "./limit-rate.ts";
import { logRequests } from "./log-requests.ts";
import { createMetrics, measureRequests } from "./metrics.ts";
import { buildSerializersLate } from "./build-serializers-late.ts";
import { chooseRequestId } from "./request-id.ts";
import type { ChooseLanguage, Say } from "./say.ts";
import { type PageSources, securityHeaders } from "./security-headers.ts";
import { type Mount, serveFetch } from "./serve-fetch.ts";
import { type FileRoute, serveFiles } from "./serve-files.ts";
import { type WebOptions, readPage, serveWeb } from "./serve-web.ts";
import { turnErrorsIntoHttp } from "./turn-errors-into-http.ts";

export interface ServerOptions<C extends Contract> {
  readonly contract: C;
  readonly handlers: Handlers<C>;
  readonly whoIs: WhoIs;
  readonly say: Say;
  readonly database: Database;
  /** Throws while the server could not answer. */
  readonly ping: () => Promise<void>;
  readonly log: Logger;
  readonly chooseLanguage: ChooseLanguage;
  readonly api?: { readonly title: string; readonly version: string };
  readonly rateLimits?: RateLimits;
  /** Addresses or networks of proxies whose `x-forwarded-for` is believed. */
  readonly trustedProxies?: readonly string[];
  readonly registry?: Registry;
  readonly web?: Omit<WebOptions, "chooseLanguage">;
  /** Other origins that the page may load from. */
  readonly sources?: PageSources;
  readonly files?: readonly FileRoute[];
  readonly mounts?: readonly Mount[];
  /** Milliseconds that the process may be behind before it turns callers away; 0: it never does. */
  readonly mostDelay?: number;
  /** Origins of pages that call the API under another host; none: the page's own alone. */
  readonly callers?: readonly string[];
  /** The page is reached by https only. */
  readonly https?: boolean;
}

export interface Server {
  /** Starts to listen; gives the address that was taken. */
  listen(where: { port: number; host: string }): Promise<string>;
  /** Makes `/readyz` say that no new callers are wanted; everything is still answered. */
  drain(): void;
  /** Answers what has come, then closes. */
  close(): Promise<void>;
  /** Every route that it has, as `GET /path`. */
  readonly routes: readonly string[];
  /** Calls it without a network, for tests. */
  readonly inject: FastifyInstance["inject"];
}

/** No handler beside those that the contract names. */
type NoOthers<C, H> = { readonly [K in Exclude<keyof H, keyof C>]: never };

/** The HTTP server of a joined contract. */
export async function createServer<C extends Contract, H extends Handlers<C>>(
  options: Omit<ServerOptions<C>, "handlers"> & { readonly handlers: H & NoOthers<C, H> },
): Promise<Server> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: chooseRequestId,
    trustProxy: [...(options.trustedProxies ?? [])],
    bodyLimit: LIMITS.bodyBytes,
    forceCloseConnections: "idle",
    // Those who come while it closes on a connection that is still open are answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: buildSerializersLate } },
  });
  let draining = false;
  const routes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") routes.push(`${one} ${url}`);
  });

  // What comes in was parsed by the contract's own schemas; the JSON Schemas only describe it.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setErrorHandler(turnErrorsIntoHttp(options.say, options.chooseLanguage));
  logRequests(app);
  const web = options.web ?? { directory: "", settings: () => ({}) };
  const page = readPage(web.directory) ?? "";
  const own = { ownScripts: hashInline(page, "script"), ownStyles: hashInline(page, "style") };
  await app.register(helmet, securityHeaders({ ...options.sources, ...own }, options.https === true));
  await app.register(compress, { threshold: 1024 });
  measureRequests(app, options.registry ?? createMetrics());
  reportHealth(app, { ping: options.ping, isDraining: () => draining });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: options.api ?? { title: "API", version: "1" },
      servers: [{ url: "/" }],
      components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) =>
        typeof json["$id"] === "string" ? json["$id"] : `schema-${i}`,
    },
  });
  app.addSchema(PROBLEM_SCHEMA);
  await app.register((api) => serveApi(api, options as unknown as ApiOptions), { prefix: "/api" });
  for (const route of options.files ?? []) serveFiles(app, route);
  for (const mount of options.mounts ?? []) await serveFetch(app, mount);
  await serveWeb(app, { ...web, chooseLanguage: options.chooseLanguage });
  await app.ready();

  return {
    listen: (where) => app.listen(where),
    drain: () => void (draining = true),
    async close() {
      draining = true;
      await app.close();
    },
    routes,
    inject: app.inject.bind(app) as FastifyInstance["inject"],
  };
}

interface ApiOptions extends Omit<Binding, "limitCall"> {
  readonly callers?: readonly string[];
  readonly rateLimits?: RateLimits;
  readonly mostDelay?: number;
  readonly log: Logger;
}

const MOST_DELAY_MS = 3_000;

async function serveApi(api: FastifyInstance, options: ApiOptions): Promise<void> {
  admitOrigins(api, options.callers ?? []);
  const counts = createSharedCounts(options.database, options.log);
  await limitRate(api, options.rateLimits ?? RATE_LIMITS, counts);
  await api.register(underPressure, {
    maxEventLoopDelay: options.mostDelay ?? MOST_DELAY_MS,
    pressureHandler: (_request, _reply, type, value) => {
      throw new Fault("service.unavailable", { detail: `Under pressure: ${type} ${value ?? ""}` });
    },
  });
  acceptEmptyJson(api);
  api.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "private, no-cache"));
  api.get("/openapi.json", { schema: { hide: true } }, async () => api.swagger());
  api.setNotFoundHandler(() => {
    throw new Fault("route.not_found");
  });
  bindContract(api, {
    ...options,
    limitCall: limitCalls(api, { ...CALL_LIMITS, ...options.rateLimits?.calls }, counts),
  });
}
