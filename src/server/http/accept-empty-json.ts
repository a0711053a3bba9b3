import type { FastifyInstance } from "fastify";

/** Takes JSON only; an empty body is none, as a browser's call without one sends it. */
export function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser("error", "error");
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (typeof body === "string" && body.trim() !== "") void parse(request, body, done);
    else done(null, undefined);
  });
}
