import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#book/languages.ts";
import { Fault } from "#contract/fault.ts";
import type { ChooseLanguage } from "./say.ts";
import { sparePageHeaders } from "./spare-page-headers.ts";

export interface PageHead {
  /** Tags for `<head>`, already escaped; in place of the built page's `<title>` when they bring one. */
  readonly tags: string;
  /** 404 for a page that is not there: still the app, which shows its not-found screen. */
  readonly status: 200 | 404;
}

export interface WebOptions {
  /** The built browser app, with index.html. */
  readonly directory: string;
  /** What the browser must know at run time; stands in the page as JSON, so it holds no secret. */
  readonly settings: () => unknown;
  /** What a page says of itself before any script runs: title, language, link preview (S14.1). */
  readonly describePage?: (pathname: string, language: Language) => Promise<PageHead | undefined>;
  readonly chooseLanguage: ChooseLanguage;
}

/** Vite puts a hash of the content into these names, so they never change. */
const HASHED = /-[\w-]{7,}\.(?:js|css|woff2?|webp|svg|png|jpe?g|json|wasm)$/;

/** Files that are no page and start no worker, as the one beside index.html does. */
const PART_OF_PAGES = /^.+\.(?:css|woff2|webp|png|jpe?g)$|\bassets[/\\].+\.js$/;

const TITLE = /<title>.*?<\/title>/s;

/** Where the built page holds the place of the settings. */
const SETTINGS = /<script type="application\/json" id="settings">.*?<\/script>/s;

/** Serves the browser app: its files, and its page for every other address that a person opens. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const template = readPage(options.directory);
  app.setNotFoundHandler(() => {
    throw new Fault("route.not_found");
  });
  if (template === undefined) return;
  await app.register(serveStatic, {
    root: options.directory,
    index: false,
    wildcard: false,
    globIgnore: ["index.html", "**/*.br", "**/*.gz"],
    // The build has laid what is text beside itself, compressed at leisure (scripts/compress-web.ts).
    preCompressed: true,
    cacheControl: false,
    // The tag tells as much, and nothing here is long enough to be asked for in ranges.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, file) => {
      const plain = file.replace(/\.(?:br|gz)$/, "");
      const forever = HASHED.test(path.basename(plain));
      if (PART_OF_PAGES.test(plain)) sparePageHeaders(reply);
      // A name that never changes what it stands for needs no tag.
      if (forever) void reply.removeHeader("etag");
      void reply.header("cache-control", forever ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  // A route, and not what answers where none is: only an answer of a route's is compressed.
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request)) throw new Fault("route.not_found");
    return sendPage(template, options, request, reply);
  });
}

/** The built page; undefined where there is none. */
export function readPage(directory: string): string | undefined {
  const index = path.join(directory, "index.html");
  return existsSync(index) ? readFileSync(index, "utf8") : undefined;
}

/** A person opens an address: not a call, not a file that is missing. */
function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  return (
    !/^\/(?:api|local|assets)(?:\/|$)/.test(pathname) && (pathname === "/index.html" || !/\.\w{1,8}$/.test(pathname))
  );
}

async function sendPage(
  template: string,
  options: WebOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = options.chooseLanguage(request.headers["accept-language"] ?? "");
  const head = await options.describePage?.(pathOf(request), language);
  const settings = `<script type="application/json" id="settings">${escapeJson(options.settings())}</script>`;
  const tags = head?.tags ?? "";
  const page = template.replace(SETTINGS, "");
  // Where the title stands, before the app's own files: a picture that the tags ask for is asked for first.
  const html = page
    .replace(TITLE, (title) => (tags.includes("<title>") ? tags : title + tags))
    .replace("</head>", () => `${settings}</head>`);
  return reply
    .code(head?.status ?? 200)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "accept-language")
    .send(html);
}

/** JSON that cannot end the element that it stands in. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";
