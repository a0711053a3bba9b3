import type { CDPSession, Page } from "@playwright/test";

/** Bytes of scripts over the wire, as they were compressed, with their headers. */
export interface ScriptWeight {
  /** Asked for before the first screen stood. */
  readonly before: number;
  readonly all: number;
}

/**
 * Runs in the page, as text: when the first look gives way to the first screen, by the page's own clock, by which it also
 * asks for its files. The moment is that of the removal: what the screen's effects ask for comes behind it.
 */
const WATCH = `
  globalThis.firstScreenAt = new Promise((resolve) => {
    const { remove } = Element.prototype;
    Element.prototype.remove = function () {
      if (this.id === "first-look") resolve(performance.now());
      remove.call(this);
    };
  });
`;

/** In the page, as text: the addresses that it had asked for before the first screen stood. */
const EARLIER = `firstScreenAt.then((stood) =>
  performance.getEntriesByType("resource").filter(({ startTime }) => startTime < stood).map(({ name }) => name))`;

/** Weighs the scripts of the page that is opened next; the function that it gives waits for the first screen. */
export async function weighScripts(page: Page, session: CDPSession): Promise<() => Promise<ScriptWeight>> {
  const addresses = new Map<string, string>();
  const scripts = new Set<string>();
  // By address: what is named ahead and then needed is told twice, and fetched once.
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (type === "Document") scripts.clear();
    addresses.set(requestId, request.url);
  });
  session.on("Network.responseReceived", ({ response, type }) => {
    if (type === "Script") scripts.add(response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? "";
    bytes.set(address, Math.max(bytes.get(address) ?? 0, encodedDataLength));
  });
  await session.send("Network.enable");
  await page.addInitScript({ content: WATCH });
  return async () => {
    const earlier = new Set((await page.evaluate(EARLIER)) as string[]);
    const weigh = (some: readonly string[]) => some.reduce((sum, address) => sum + (bytes.get(address) ?? 0), 0);
    const all = [...scripts];
    return { before: weigh(all.filter((address) => earlier.has(address))), all: weigh(all) };
  };
}
