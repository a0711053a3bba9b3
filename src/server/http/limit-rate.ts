import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Fault } from "#contract/fault.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { readBearer } from "./read-bearer.ts";

/** Requests to the API within a minute. */
export interface RateLimits {
  readonly perAddress: number;
  readonly perSession: number;
}

/** A family behind one address, each with a story open that asks once a second, stays far below. */
export const RATE_LIMITS: RateLimits = { perAddress: 1_200, perSession: 600 };

/** Counts each request for its address and its session; throws `rate.limited` over either limit. */
export async function limitRate(api: FastifyInstance, limits: RateLimits): Promise<void> {
  await api.register(rateLimit, { global: false, timeWindow: "1 minute" });
  const byAddress = api.createRateLimit({ max: limits.perAddress, keyGenerator: (request) => `address ${request.ip}` });
  const bySession = api.createRateLimit({ max: limits.perSession, keyGenerator: sessionKey });
  api.addHook("onRequest", async (request, reply) => {
    await count(byAddress, request, reply);
    if (readBearer(request) !== undefined) await count(bySession, request, reply);
  });
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
