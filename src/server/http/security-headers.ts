import type { FastifyHelmetOptions } from "@fastify/helmet";

/** Origins beside our own, by what the page does with them. */
export interface PageSources {
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly frames?: readonly string[];
}

/**
 * The page loads only what is ours, and what a sign-in provider's script needs. Of what is written into it, only the
 * build's own scripts run and only its own styles hold: `ownScripts` and `ownStyles`, by their hashes.
 */
export function securityHeaders(
  {
    ownScripts = [],
    ownStyles = [],
    ...sources
  }: PageSources & { readonly ownScripts?: readonly string[]; readonly ownStyles?: readonly string[] },
  https: boolean,
): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...ownScripts, ...(sources.scripts ?? [])],
        styleSrc: ["'self'", ...ownStyles],
        imgSrc: ["'self'", "data:", "blob:"],
        connectSrc: ["'self'", ...(sources.connections ?? [])],
        frameSrc: ["'self'", ...(sources.frames ?? [])],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        // On a loopback address there is no https to upgrade to.
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    hsts: https ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    // A provider's sign-in window must find the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // Never more than the origin: an address may hold a token on its way in.
    referrerPolicy: { policy: "strict-origin" },
  };
}
