import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pickLanguage, wishedLanguages } from "#messages/pick-language.ts";
import { json, type Ask, type Reply } from "./exchange.ts";
import { answerAsFacebook } from "./facebook.ts";
import { answerAsGoogle } from "./google.ts";
import { createGrants } from "./grants.ts";
import { portraitOf } from "./portrait.ts";
import type { ProviderTools } from "./provider.ts";
import { answerAsX } from "./x.ts";

export interface IdentityOptions {
  /** Where it is mounted, without a slash at the end: `/local/identity`; the root when absent. */
  readonly basePath?: string;
  /** Origins of the app: a browser is sent back to addresses of these alone. */
  readonly origins: readonly string[];
  /** Signs codes and tokens; kept with the data, they outlive a restart. Random when absent. */
  readonly secret?: Uint8Array;
  readonly now?: () => number;
  readonly tokenSeconds?: number;
}

/** Longer than any form of the sign-in page or token call. */
const MOST_BYTES = 16 * 1024;

/** The local identity server in the platform's own terms: it answers as Google, Facebook and X do. */
export function createIdentity(options: IdentityOptions): (request: Request) => Promise<Response> {
  const now = options.now ?? Date.now;
  const tools: ProviderTools = {
    grants: createGrants(options.secret ?? randomBytes(32), now),
    origins: options.origins,
    now,
    tokenSeconds: options.tokenSeconds ?? 3600,
  };
  return async (request) => {
    const ask = await readAsk(request, options.basePath ?? "");
    const { status, headers, body } =
      typeof ask === "number" ? json(ask, { error: "invalid_request" }) : answer(ask, tools);
    return new Response(body === "" ? null : body, { status, headers });
  };
}

/** The same for `node:http`, to stand alone on a port. */
export function createIdentityHandler(
  options: IdentityOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const identity = createIdentity(options);
  return (request, response) => {
    toRequest(request)
      .then(identity)
      .catch(() => new Response(null, { status: 400 }))
      .then((answered) => send(response, answered))
      .catch(() => response.destroy());
  };
}

function answer(ask: Ask, tools: ProviderTools): Reply {
  if (ask.method === "GET" && ask.path === "/picture.png") {
    return {
      status: 200,
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=86400",
      },
      body: new Uint8Array(portraitOf(ask.query.get("name") ?? "")),
    };
  }
  return (
    answerAsGoogle(ask, tools) ??
    answerAsFacebook(ask, tools) ??
    answerAsX(ask, tools) ??
    json(404, { error: "not_found" })
  );
}

/** The request, read; a status when it cannot be. */
async function readAsk(request: Request, basePath: string): Promise<Ask | number> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${basePath}/`)) return 404;
  const text = request.method === "POST" ? await request.text() : "";
  if (text.length > MOST_BYTES) return 413;
  return {
    method: request.method === "HEAD" ? "GET" : request.method,
    path: url.pathname.slice(basePath.length),
    query: url.searchParams,
    form: new URLSearchParams(text),
    authorization: request.headers.get("authorization") ?? undefined,
    language: pickLanguage(null, wishedLanguages(request.headers.get("accept-language") ?? ""), "en"),
    address: `${url.origin}${basePath}`,
  };
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    // Enough to be told that it is too much.
    if (length <= 2 * MOST_BYTES) chunks.push(chunk as Buffer);
  }
  const { authorization, "accept-language": languages, host = "localhost" } = request.headers;
  return new Request(`http://${host}${request.url ?? "/"}`, {
    method: request.method ?? "GET",
    headers: { ...(authorization && { authorization }), ...(languages && { "accept-language": languages }) },
    ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
  });
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  const body = Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, { ...Object.fromEntries(answered.headers), "content-length": body.length });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
