import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#book/languages.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { Fault } from "#contract/fault.ts";
import type { Logger } from "#server/log.ts";
import type { Caller } from "./caller.ts";
import type { Context } from "./handler.ts";
import { readBearer } from "./read-bearer.ts";
import type { ChooseLanguage } from "./say.ts";

interface MadeContext {
  readonly context: Context<Endpoint>;
  /** Watches whether the caller goes away; stopped when the answer is on its way. */
  readonly watch: { stop(): void };
}

/** What a handler may know of the request. */
export function makeContext(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
  chooseLanguage: ChooseLanguage,
): MadeContext {
  const gone = new AbortController();
  const onClose = () => gone.abort(new Error("The caller has gone away"));
  request.raw.socket.once("close", onClose);
  const language = chooseLanguage(request.headers["accept-language"] ?? "");
  const context: Context<Endpoint> = {
    // Whether a caller is there was decided by the endpoint's access before this.
    caller: caller as Context<Endpoint>["caller"],
    bearer: readBearer(request),
    language,
    requestId: request.id,
    address: request.ip,
    ifMatch: readVersion(request.headers["if-match"]),
    header: (name) => [request.headers[name.toLowerCase()]].flat()[0],
    signal: gone.signal,
    log: request.log as unknown as Logger,
    isUnchanged(version) {
      const etag = makeEtag(version, caller?.userId ?? "", language);
      void reply.header("etag", etag);
      const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim()) ?? [];
      return known.includes(etag) || known.includes("*");
    },
    remember: async () => {},
  };
  return { context, watch: { stop: () => request.raw.socket.off("close", onClose) } };
}

/** The same version is another answer for another reader. Weak, since compression changes the bytes. */
function makeEtag(version: string, reader: string, language: Language): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([version, reader, language]))
    .digest("base64url");
  return `W/"${hash.slice(0, 22)}"`;
}

/** `"3"`, `W/"3"` or `3`; anything else can be no version of ours, so it is stale. */
function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw new Fault("version.stale", { detail: "If-Match holds no version" });
  return Number(version);
}
