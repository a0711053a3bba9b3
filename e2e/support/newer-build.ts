import * as http from "node:http";
import type { AddressInfo } from "node:net";

/** The product behind an address of its own, which can be given a newer build. */
export interface DeployedProduct {
  readonly origin: string;
  /** From now on every file of the app has another name, as after a build, and those of the older build are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** Marks the newer build's page. */
export const NEWER = '<meta name="build" content="newer">';
/** The end of a file's name that a build gives by its content. */
const HASHED = /(-[\w-]{7,8})\.(js|css|woff2)\b/g;
/** What says how long an answer is, or by what it is known again. */
const STAMPS = new Set(["content-length", "transfer-encoding", "etag", "last-modified"]);
const TEXT = /javascript|html|css|json/;

/** Stands in front of a product that runs, and tells what it answers with other names of its files once it is deployed anew. */
export async function deployProduct(product: string): Promise<DeployedProduct> {
  let isNewer = false;
  const server = http.createServer((request, response) => {
    const asked = request.url ?? "/";
    const isOfNewer = asked.includes(".newer.");
    if (asked.startsWith("/assets/") && isOfNewer !== isNewer && (isOfNewer || asked.search(HASHED) >= 0)) {
      response.writeHead(404).end();
      return;
    }
    // Always the whole file: what the browser holds may be the older build's.
    const { "if-none-match": _, "if-modified-since": __, ...asIs } = request.headers;
    const headers = { ...asIs, "accept-encoding": "identity" };
    const address = new URL(asked.replace(".newer.", "."), product);
    const onward = http.request(address, { method: request.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        const isTold = isNewer && TEXT.test(answer.headers["content-type"] ?? "") && !asked.startsWith("/api/");
        const told = isTold ? Buffer.from(newerOf(body.toString())) : body;
        response.writeHead(answer.statusCode ?? 502, withoutStamps(answer.headers));
        response.end(told);
      });
    });
    onward.on("error", () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNewer = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const withoutStamps = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !STAMPS.has(name)));

const newerOf = (text: string) =>
  text
    .replace(HASHED, "$1.newer.$2")
    .replace("<head>", `<head>${NEWER}`)
    .replaceAll(/shell-[\da-f]{12}/g, "$&-newer");
