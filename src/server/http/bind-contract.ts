import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Contract, Endpoint, EndpointKey, FileAnswer } from "#contract/endpoint.ts";
import { ERROR_STATUS } from "#contract/error-codes.ts";
import { Fault } from "#contract/fault.ts";
import type { Database } from "#server/database/database.ts";
import { answerOnce } from "./answer-once.ts";
import type { Caller, WhoIs } from "./caller.ts";
import { describeEndpoint } from "./describe-endpoint.ts";
import { type AnyHandler, NOT_MODIFIED } from "./handler.ts";
import type { LimitCall } from "./limit-rate.ts";
import { makeContext } from "./make-context.ts";
import { parseInput } from "./parse-input.ts";
import { readBearer } from "./read-bearer.ts";
import type { ChooseLanguage } from "./say.ts";
import { sendFile, sendJson } from "./send-answer.ts";

export interface Binding {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<EndpointKey, AnyHandler>>;
  readonly whoIs: WhoIs;
  readonly database: Database;
  readonly chooseLanguage: ChooseLanguage;
  readonly limitCall: LimitCall;
}

/** Registers every endpoint of the contract: who may call, what comes in, what goes out, and how it is described. */
export function bindContract(api: FastifyInstance, binding: Binding): void {
  const keys = Object.keys(binding.contract) as EndpointKey[];
  const extra = Object.keys(binding.handlers).filter((key) => !(key in binding.contract));
  const missing = keys.filter((key) => !(key in binding.handlers));
  if (extra.length + missing.length > 0) {
    throw new Error(
      `Handlers without an endpoint: ${extra.join(", ")}; endpoints without a handler: ${missing.join(", ")}`,
    );
  }
  for (const key of keys) bindEndpoint(api, key, binding);
}

function bindEndpoint(api: FastifyInstance, key: EndpointKey, binding: Binding): void {
  // Both are there: `bindContract` has compared the keys.
  const endpoint = binding.contract[key] as Endpoint;
  const handler = binding.handlers[key] as AnyHandler;
  const [method, url] = key.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const status = endpoint.status ?? 200;

  const route: RouteOptions = {
    method,
    url,
    schema: describeEndpoint(endpoint, url.split("/")[1] ?? "api"),
    handler: async (request, reply) => {
      const session = await identify(endpoint, request, binding.whoIs);
      if (endpoint.limit !== undefined) {
        await binding.limitCall(endpoint.limit, request, reply, session.caller?.userId ?? "");
      }
      const { params, query } = request;
      const { body, unknown } = endpoint.settle?.(request.body) ?? { body: request.body, unknown: [] };
      if (unknown.length > 0) request.log.warn({ unknown }, "unknown choices");
      const received = parseInput(endpoint, { params, query, body });
      const { context, watch } = makeContext(request, reply, session.caller, binding.chooseLanguage);
      const call = { key, status, received, context, handler };
      try {
        const once =
          endpoint.idempotent === true && session.caller !== undefined ? request.headers["idempotency-key"] : undefined;
        const answer =
          typeof once === "string" && session.caller !== undefined
            ? await answerOnce(binding.database, session.caller.userId, once, call)
            : await handler(received, context);
        return send(reply, endpoint, status, answer);
      } catch (error) {
        throw session.hasEnded && isNotFound(error) ? new Fault("auth.session.expired", { cause: error }) : error;
      } finally {
        watch.stop();
      }
    },
  };
  if (endpoint.body === "raw") takeRawBody(api, route);
  else api.route(route);
}

/** Adds a route whose body is handed over as the bytes that came, whatever they are called. */
function takeRawBody(api: FastifyInstance, route: RouteOptions): void {
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
}

interface Session {
  readonly caller: Caller | undefined;
  /** A token came, but its session is over: what it could have seen is answered with that, not with "not found". */
  readonly hasEnded: boolean;
}

async function identify(endpoint: Endpoint, request: FastifyRequest, whoIs: WhoIs): Promise<Session> {
  if (endpoint.access === "public") return { caller: undefined, hasEnded: false };
  const token = readBearer(request);
  const caller = token === undefined ? undefined : await whoIs(token);
  const hasEnded = request.headers.authorization !== undefined && caller === undefined;
  if (endpoint.access === "user" && caller === undefined) {
    throw new Fault(hasEnded ? "auth.session.expired" : "auth.required");
  }
  if (caller) checkMandate(endpoint, caller);
  return { caller, hasEnded };
}

/** Throws `role.missing` or `impersonation.refused` where the caller may not make this call, whatever it is about. */
function checkMandate({ roles, inPerson }: Endpoint, caller: Caller): void {
  if (roles && !roles.some((role) => caller.roles.includes(role))) throw new Fault("role.missing");
  if (inPerson && caller.impersonatorId !== null) throw new Fault("impersonation.refused");
}

function send(reply: FastifyReply, endpoint: Endpoint, status: number, answer: unknown): FastifyReply {
  if (answer === NOT_MODIFIED) return reply.code(304).send();
  if (endpoint.answer === "binary") return sendFile(reply, status, answer as FileAnswer);
  return sendJson(reply, status, endpoint.answer === undefined ? undefined : answer);
}

const isNotFound = (error: unknown): boolean => error instanceof Fault && ERROR_STATUS[error.code] === 404;
