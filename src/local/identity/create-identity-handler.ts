import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { json, type Ask, type Reply } from "./exchange.ts";
import { answerAsFacebook } from "./facebook.ts";
import { answerAsGoogle } from "./google.ts";
import { createGrants } from "./grants.ts";
import { portraitOf } from "./person.ts";
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

/** The local identity server as a plain node:http handler: it answers as Google, Facebook and X do. */
export function createIdentityHandler(
  options: IdentityOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const now = options.now ?? Date.now;
  const tools: ProviderTools = {
    grants: createGrants(options.secret ?? randomBytes(32), now),
    origins: options.origins,
    now,
    tokenSeconds: options.tokenSeconds ?? 3600,
  };
  const basePath = options.basePath ?? "";
  return (request, response) => {
    readAsk(request, basePath)
      .then((ask) => (typeof ask === "number" ? json(ask, { error: "invalid_request" }) : answer(ask, tools)))
      .catch(() => json(500, { error: "server_error" }))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
  };
}

function answer(ask: Ask, tools: ProviderTools): Reply {
  if (ask.method === "GET" && ask.path === "/picture.svg") {
    return {
      status: 200,
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-security-policy": "default-src 'none'",
        "cache-control": "public, max-age=86400",
      },
      body: portraitOf(ask.query.get("name") ?? ""),
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
async function readAsk(request: IncomingMessage, basePath: string): Promise<Ask | number> {
  const host = request.headers.host ?? "localhost";
  const target = `http://${host}${request.url ?? "/"}`;
  if (!URL.canParse(target)) return 400;
  const url = new URL(target);
  if (!url.pathname.startsWith(`${basePath}/`)) return 404;
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const form = method === "POST" ? await readForm(request) : new URLSearchParams();
  if (form === undefined) return 413;
  return {
    method,
    path: url.pathname.slice(basePath.length),
    query: url.searchParams,
    form,
    authorization: request.headers.authorization,
    language: languageOf(request.headers["accept-language"]),
    address: `http://${host}${basePath}`,
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk as string;
    if (text.length > MOST_BYTES) return undefined;
  }
  return new URLSearchParams(text);
}

/** The first language of the browser's list that the page is written in; English otherwise. */
function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((entry, place) => ({ tag: entry.trim().slice(0, 2).toLowerCase(), weight: weightOf(entry), place }))
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { tag } of wanted) {
    const found = LANGUAGES.find((language) => language === tag);
    if (found) return found;
  }
  return "en";
}

function weightOf(entry: string): number {
  const given = /;\s*q=([\d.]+)/u.exec(entry)?.[1];
  return given === undefined ? 1 : Number(given);
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, { ...reply.headers, "content-length": Buffer.byteLength(reply.body) });
  response.end(response.req.method === "HEAD" ? undefined : reply.body);
}
