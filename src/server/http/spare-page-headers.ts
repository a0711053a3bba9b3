import type { FastifyReply } from "fastify";

/** What tells a browser how a page or a worker may behave. */
const OF_PAGES = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/**
 * Takes a page's headers from the answer with a script, a style sheet, a font or a picture, which is neither a page nor a
 * worker: 0.7 kB each, without compression under HTTP/1.1, and a first screen asks for twenty. That it is nothing but what
 * it says it is, and whose pages may show it, stays; by which number the log knows it is of use with what fails.
 */
export function sparePageHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.raw.removeHeader(name);
  void reply.removeHeader("x-request-id");
}
