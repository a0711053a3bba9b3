import type { FastifyInstance } from "fastify";

export interface Readiness {
  ping(): Promise<void>;
  isDraining(): boolean;
}

/** `/healthz`: the process answers. `/readyz`: it can serve; a balancer sends no one while it cannot. */
export function reportHealth(app: FastifyInstance, readiness: Readiness): void {
  const hidden = { schema: { hide: true }, logLevel: "warn" as const };
  app.get("/healthz", hidden, async () => ({ status: "alive" }));
  app.get("/readyz", hidden, async (request, reply) => {
    if (readiness.isDraining()) return reply.code(503).send({ status: "draining" });
    try {
      await readiness.ping();
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "database" });
    }
  });
}
