import type { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";
import { OutsideRefusal } from "./outside-refusal.ts";
import { publicLookup } from "./public-lookup.ts";

export interface OutsideOptions {
  /** More bytes than this are not read. */
  readonly maxBytes: number;
  /** For everything together: names, redirects and bytes. */
  readonly timeoutMs: number;
  /** What is sent as `accept`. */
  readonly accept: string;
  /** Aborts the fetch. */
  readonly signal?: AbortSignal;
  /** An origin on this machine that may be asked all the same, over http too: the local identity server's. */
  readonly trusted?: string | undefined;
  /** What names a host's addresses; the system when absent. */
  readonly resolve?: typeof lookup;
}

export interface OutsideAnswer {
  /** Small letters, without parameters. */
  readonly type: string;
  readonly bytes: Buffer;
}

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
/** The site will have it another time. */
const BUSY: readonly (number | undefined)[] = [408, 425, 429];

/**
 * Fetches an address that somebody else gave, without letting them reach what only this machine can (SSRF): https alone, no
 * names or passwords in it, the usual port, and a connection to a public address and no other. Which one is decided when the
 * connection is made, so that a name cannot mean one address when it is checked and another when it is used; every redirect is
 * checked alike. Throws an `OutsideRefusal` for what another try would not mend, and any other error for what it might.
 */
export async function fetchOutside(address: string, options: OutsideOptions): Promise<OutsideAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = readAddress(next, options.trusted);
    const answered = await ask(url, { ...options, signal });
    if (!("location" in answered)) return answered;
    if (!URL.canParse(answered.location, url.href)) throw new OutsideRefusal("a redirect to no address");
    next = new URL(answered.location, url).href;
  }
  throw new OutsideRefusal("too many redirects");
}

function readAddress(address: string, trusted: string | undefined): URL {
  if (!URL.canParse(address)) throw new OutsideRefusal("not an address");
  const url = new URL(address);
  if (trusted !== undefined && url.origin === trusted) return url;
  if (url.protocol !== "https:") throw new OutsideRefusal("not an https address");
  if (url.username !== "" || url.password !== "")
    throw new OutsideRefusal("an address with a name or a password in it");
  if (url.port !== "") throw new OutsideRefusal("an unusual port");
  const host = hostOf(url);
  // Names are looked up when the connection is made; an address is connected to without.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutsideRefusal("not a public address");
  return url;
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

function ask(
  url: URL,
  options: OutsideOptions & { readonly signal: AbortSignal },
): Promise<OutsideAnswer | { readonly location: string }> {
  const isTrusted = url.origin === options.trusted;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).get(url, {
      // A connection of its own: one that is kept might have been made to another address.
      agent: false,
      signal: options.signal,
      headers: { accept: options.accept },
      ...(!isTrusted && { lookup: publicLookup(options.resolve) }),
    });
    request.on("error", reject);
    request.on("response", (response) => {
      read(response, options.maxBytes).then(resolve, (error: unknown) => {
        request.destroy();
        reject(error as Error);
      });
    });
  });
}

async function read(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<OutsideAnswer | { readonly location: string }> {
  const { statusCode, headers } = response;
  if (REDIRECTS.includes(statusCode)) {
    response.destroy();
    return { location: headers.location ?? "" };
  }
  if (statusCode !== 200) {
    response.destroy();
    if (BUSY.includes(statusCode) || (statusCode ?? 500) >= 500) throw new Error(`answered ${statusCode}`);
    throw new OutsideRefusal(`answered ${statusCode}`);
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) throw new OutsideRefusal("too long");
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response) {
    length += (piece as Buffer).length;
    if (length > maxBytes) throw new OutsideRefusal("too long");
    pieces.push(piece as Buffer);
  }
  const [type = ""] = (headers["content-type"] ?? "").toLowerCase().split(";");
  return { type: type.trim(), bytes: Buffer.concat(pieces) };
}
