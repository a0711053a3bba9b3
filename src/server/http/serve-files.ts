import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Fault } from "#contract/fault.ts";
import { sparePageHeaders } from "./spare-page-headers.ts";

/** A stored file on its way out. */
export interface ServedFile {
  readonly type: string;
  readonly data: Uint8Array | Readable;
  /** The length in bytes, when it is known before the end. */
  readonly size?: number;
  /** Quoted; names these very bytes. */
  readonly etag?: string;
}

/** Files at addresses that the API hands out, such as pictures; whoever has the address may read (no session). */
export interface FileRoute {
  /** `/pictures/:storyId/:name` */
  readonly path: string;
  /** `forever`: another content gets another address. `never`: looked up each time. */
  readonly cache: "forever" | "never";
  find(
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
  ): Promise<ServedFile | undefined>;
}

/** Pictures that can run nothing, as a drawing in SVG could. */
const PICTURE = /^image\/(?:webp|png|jpeg)$/;

/** Serves files; one that is not found is an `image.not_found`. */
export function serveFiles(app: FastifyInstance, route: FileRoute): void {
  app.get(route.path, { schema: { hide: true }, logLevel: "warn" }, async (request, reply) => {
    const file = await route.find(request.params as Record<string, string>, request.query as Record<string, string>);
    if (file === undefined) throw new Fault("image.not_found");
    void reply
      .header("cache-control", route.cache === "forever" ? "public, max-age=31536000, immutable" : "private, no-cache")
      // A shared story's picture may be shown by a preview on another site.
      .header("cross-origin-resource-policy", "cross-origin");
    if (PICTURE.test(file.type)) sparePageHeaders(reply);
    if (file.etag !== undefined) {
      void reply.header("etag", file.etag);
      if (request.headers["if-none-match"]?.includes(file.etag)) {
        if (!(file.data instanceof Uint8Array)) file.data.destroy();
        return reply.code(304).send();
      }
    }
    if (file.size !== undefined) void reply.header("content-length", file.size);
    return reply.type(file.type).send(file.data instanceof Uint8Array ? Buffer.from(file.data) : file.data);
  });
}
