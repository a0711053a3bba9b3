import type { CDPSession, Page } from "@playwright/test";

/** Bytes of scripts over the wire, as they were compressed, with their headers. */
export interface ScriptWeight {
  /** Asked for before the first screen stood. */
  readonly before: number;
  readonly all: number;
}

/** Runs in the page, as text: when the first look has given way to the first screen, in ms since 1970. */
const WATCH = `
  globalThis.firstScreenAt = new Promise((resolve) => {
    let looked = false;
    new MutationObserver((_, observer) => {
      const look = document.getElementById("first-look");
      looked ||= look !== null;
      if (!looked || look !== null) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
`;

/** Weighs the scripts of the page that is opened next; the function that it gives waits for the first screen. */
export async function weighScripts(page: Page, session: CDPSession): Promise<() => Promise<ScriptWeight>> {
  const begun = new Map<string, number>();
  const scripts = new Set<string>();
  const bytes = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, type, wallTime }) => {
    if (type === "Document") scripts.clear();
    begun.set(requestId, wallTime * 1000);
  });
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await session.send("Network.enable");
  await page.addInitScript({ content: WATCH });
  return async () => {
    const stood = (await page.evaluate("firstScreenAt")) as number;
    const weigh = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0);
    const all = [...scripts];
    return { before: weigh(all.filter((id) => (begun.get(id) ?? 0) < stood)), all: weigh(all) };
  };
}
