/**
 * What every screen begins with, in one chunk: a dozen small ones would take a dozen requests and, each compressed by
 * itself, 7 kB more. What no entry reaches without a later import is no part of it.
 */
export const startChunk = { name: "start", tags: ["$initial" as const] };

/**
 * The renderer, which no change of ours touches: it stays on a device from one version of the app to the next, and is read
 * and begun on its own, so that a tap between the two is answered.
 */
export const rendererChunk = {
  name: "renderer",
  test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
  priority: 1,
};
