import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A server of its own below a path of this one, in the platform's own terms; `request.url` is the whole address. */
export interface Mount {
  /** `/local/identity` */
  readonly prefix: string;
  handle(request: Request): Promise<Response>;
}

/** Hands everything below the prefix to the mount as it came, its body unread. */
export async function serveFetch(app: FastifyInstance, mount: Mount): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
      scope.route({
        method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
        url: "/*",
        schema: { hide: true },
        handler: async (request, reply) => answer(reply, await mount.handle(toRequest(request))),
      });
    },
    { prefix: mount.prefix },
  );
}

function toRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const body = request.body instanceof Buffer && request.body.length > 0 ? { body: new Uint8Array(request.body) } : {};
  return new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers,
    ...body,
  });
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  void reply.code(response.status);
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") void reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) void reply.header("set-cookie", cookie);
  if (response.body === null) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}
