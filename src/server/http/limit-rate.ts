import { callbackify } from "node:util";
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LimitName } from "#contract/endpoint.ts";
import { Fault } from "#contract/fault.ts";
import type { Total } from "#server/rates/store.ts";
import type { SharedCounts } from "#server/rates/shared-counts.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { readBearer } from "./read-bearer.ts";

/** Requests to the API within a minute. */
export interface RateLimits {
  readonly perAddress: number;
  readonly perSession: number;
  /** Of the calls that have a limit of their own. */
  readonly calls?: Partial<CallLimits>;
}

export type CallLimits = Readonly<Record<LimitName, { readonly perAccount: number; readonly perAddress: number }>>;

/** More than a person's fingers do; a family or a class behind one address still has room. */
export const CALL_LIMITS: CallLimits = {
  likes: { perAccount: 60, perAddress: 300 },
  orders: { perAccount: 20, perAddress: 100 },
  reports: { perAccount: 10, perAddress: 30 },
  exports: { perAccount: 3, perAddress: 20 },
};

/** A family behind one address, each with a story open that asks once a second, stays far below. */
export const RATE_LIMITS: RateLimits = { perAddress: 1_200, perSession: 600 };

const WINDOW_MS = 60_000;

/**
 * Counts each request for its address and its session, for all processes together; throws `rate.limited` over either
 * limit.
 */
export async function limitRate(api: FastifyInstance, limits: RateLimits, counts: SharedCounts): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    timeWindow: WINDOW_MS,
    store: storeOf((key) => counts.add(key, WINDOW_MS)),
  });
  api.addHook("onClose", async () => counts.close());
  const byAddress = api.createRateLimit({ max: limits.perAddress, keyGenerator: (request) => `address ${request.ip}` });
  const bySession = api.createRateLimit({ max: limits.perSession, keyGenerator: sessionKey });
  api.addHook("onRequest", async (request, reply) => {
    await count(byAddress, request, reply);
    if (readBearer(request) !== undefined) await count(bySession, request, reply);
  });
}

/** Counts one call against a limit of its own; throws `rate.limited` over it. */
export type LimitCall = (
  name: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
) => Promise<void>;

/** The counters of the calls that have limits of their own, exact over all processes; `limitRate` comes first. */
export function limitCalls(api: FastifyInstance, limits: CallLimits, counts: SharedCounts): LimitCall {
  const store = storeOf((key) => counts.addExactly(key, WINDOW_MS));
  const accounts = new WeakMap<FastifyRequest, string>();
  const counters = (Object.keys(limits) as LimitName[]).map((name) => {
    const { perAccount, perAddress } = limits[name];
    const byAccount = api.createRateLimit({
      store,
      max: perAccount,
      keyGenerator: (request) => `${name} account ${accounts.get(request)}`,
    });
    const byAddress = api.createRateLimit({
      store,
      max: perAddress,
      keyGenerator: (request) => `${name} address ${request.ip}`,
    });
    return [name, [byAccount, byAddress]] as const;
  });
  const byName = new Map(counters);
  return async (name, request, reply, userId) => {
    accounts.set(request, userId);
    for (const limiter of byName.get(name) ?? []) await count(limiter, request, reply);
  };
}

/** A store as the limiter wants it: a class, made by itself, that calls back. */
function storeOf(add: (key: string) => Total | Promise<Total>): new () => FastifyRateLimitStore {
  const count = callbackify(async (key: string) => {
    const total = await add(key);
    return { current: total.count, ttl: total.ttl };
  });
  return class implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore["incr"]>[1]): void {
      count(key, done);
    }
    /** The limiter hands the store of a limit of its own over among its options. */
    child(options: object): FastifyRateLimitStore {
      const { store } = options as { readonly store?: new () => FastifyRateLimitStore };
      return store === undefined ? this : new store();
    }
  };
}

async function count(
  limiter: ReturnType<FastifyInstance["createRateLimit"]>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const result = await limiter(request);
  if (result.isAllowed || !result.isExceeded) return;
  void reply.header("retry-after", String(Math.max(1, Math.ceil(result.ttl / 1000))));
  throw new Fault("rate.limited");
}

const sessionKey = (request: FastifyRequest): string => `session ${hashToken(readBearer(request) ?? "")}`;
