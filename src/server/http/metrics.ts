import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";
import { Histogram, Registry, collectDefaultMetrics } from "prom-client";

/** A registry with the process's own figures; jobs and providers add theirs to it. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Loopback and private networks: a monitoring system sits there, the public does not. */
const INSIDE = new BlockList();
INSIDE.addSubnet("127.0.0.0", 8);
INSIDE.addSubnet("10.0.0.0", 8);
INSIDE.addSubnet("172.16.0.0", 12);
INSIDE.addSubnet("192.168.0.0", 16);
INSIDE.addAddress("::1", "ipv6");
INSIDE.addSubnet("fc00::", 7, "ipv6");

/** Times every request by its route and offers the figures at `/metrics`, from inside only. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isInside(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:/, "");
  return INSIDE.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
