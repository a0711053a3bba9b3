import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "../e2e/support/browser-arguments.ts";
import { makeStory } from "../e2e/support/make-story.ts";
import { weighScripts } from "../e2e/support/weigh-scripts.ts";
import { openSignedIn } from "../e2e/support/open-signed-in.ts";
import { startProductForBench } from "./bench-product.ts";
import { median, type Row } from "./row.ts";

const ROUNDS = 5;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };
/** A phone as Lighthouse takes it: a processor of a quarter's speed on a slow fourth-generation network. */
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
/** After the last request: what still moves, moves now. */
const REST_MS = 500;
/** Runs in the page, as text: a compiler's helpers are not there. */
const WATCH = `
  globalThis.seen = { painted: 0, shifted: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => (seen.painted = startTime));
  watch("layout-shift", ({ value }) => (seen.shifted += value));
`;

interface Load {
  /** Bytes of scripts over the wire, as they were compressed, that are asked for before the first screen stands. */
  readonly scripts: number;
  /** The same until the network rests: what comes after the first screen too. */
  readonly allScripts: number;
  /** When the largest thing in sight was painted, in ms. */
  readonly painted: number;
  /** Cumulative layout shift, without a unit. */
  readonly shifted: number;
}

/** The first look at the login screen, the shelf and a shared story on a phone: scripts, largest paint, what jumps. */
export async function measureLoad(): Promise<Row[]> {
  const product = await startProductForBench();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: BROWSER_ARGUMENTS,
    chromiumSandbox: false,
  });
  try {
    const story = await makeStory(product, "Loader");
    await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
    const screens = {
      login: (page: Page) => page.goto(product.origin),
      home: (page: Page) => openSignedIn(page, product.origin, { name: "Loader" }),
      story: (page: Page) => page.goto(`${product.origin}${story.path}`),
    };
    const rows: Row[] = [];
    for (const [name, open] of Object.entries(screens)) {
      const loads: Load[] = [];
      for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, open));
      const middle = (part: keyof Load) => median(loads.map((each) => each[part]));
      const row = (what: string, part: keyof Load, unit: Row["unit"], most?: number, scale = 1): Row => ({
        name: `${name} on a simulated phone: ${what}`,
        value: middle(part) / scale,
        unit,
        ...(most !== undefined && { limit: { most } }),
      });
      rows.push(
        row("JavaScript to the first screen", "scripts", "kB", 120, 1000),
        row("JavaScript until the network rests", "allScripts", "kB", undefined, 1000),
        row("largest contentful paint", "painted", "ms", 1800),
        row("layout shift", "shifted", "", 0.02),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function load(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, locale: "en-GB", serviceWorkers: "block" });
  try {
    return await loadIn(context, open);
  } finally {
    await context.close();
  }
}

async function loadIn(context: BrowserContext, open: (page: Page) => Promise<unknown>): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const weigh = await weighScripts(page, session);
  await page.addInitScript({ content: WATCH });
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST_MS);
  const { before, all } = await weigh();
  const seen = (await page.evaluate("seen")) as Omit<Load, "scripts" | "allScripts">;
  return { scripts: before, allScripts: all, ...seen };
}
