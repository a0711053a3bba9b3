/**
 * What every screen begins with, in one chunk: a dozen small ones would take a dozen requests and, each compressed by
 * itself, 7 kB more. What no entry reaches without a later import is no part of it.
 */
export const startChunk = { name: "start", tags: ["$initial" as const] };
