import type { FastifyInstance } from "fastify";

/** What a page may do to the API, and read of its answers (https://fetch.spec.whatwg.org/#http-cors-protocol). */
const PREFLIGHT = {
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, if-match",
  "access-control-max-age": "7200",
} as const;
const READABLE = "content-disposition, etag, x-request-id";

/** Lets pages of these origins call an API that has a host of its own; a session travels as a token, never as a cookie. */
export function admitOrigins(api: FastifyInstance, origins: readonly string[]): void {
  api.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    void reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", READABLE)
      .header("vary", "origin");
    return request.method === "OPTIONS" ? reply.headers(PREFLIGHT).code(204).send() : undefined;
  });
}
