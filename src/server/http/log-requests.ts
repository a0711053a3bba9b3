import type { FastifyInstance } from "fastify";

/** One line a request, without its query, where sign-in parameters and tokens travel, and without its headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?", 1)[0],
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      "answered",
    );
  });
}
