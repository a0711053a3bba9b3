import { execFile } from "node:child_process";
import os from "node:os";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { UserInfo } from "#features/accounts/account.ts";
import { storedUserOf } from "#features/accounts/web/store-user.ts";
import { findChromium } from "../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "../e2e/support/browser-arguments.ts";
import { makeStory } from "../e2e/support/make-story.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startProductForBench } from "./bench-product.ts";
import { median, type Row } from "./row.ts";

/** Fetched when the bench runs: with all that it brings it is a third of what the product's tests need. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A story's page is not for search engines, which is what the last category asks for. */
const EXEMPT = { story: "seo" };
const OPTIONS = "--output=json --quiet --disable-storage-reset --no-enable-error-reporting";
/** Bytes of a report, with its pictures. */
const MOST_REPORT = 64 * 1024 * 1024;
/** How often new processes of the browser are looked for, in ms. */
const LOOK_MS = 150;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Lighthouse's scores of the login screen, the shelf and a shared story, on the phone that it simulates: the median of five. */
export async function measureLighthouse(): Promise<Row[]> {
  const product = await startProductForBench();
  try {
    const story = await makeStory(product, "Lighthouse");
    await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
    const { body } = await story.owner.call("GET /user/info");
    const session = { token: story.owner.token, user: JSON.stringify(storedUserOf(UserInfo.parse(body))) };
    const rows: Row[] = [];
    for (const [name, path, storage] of [
      ["login", "/", {}],
      ["home", "/", session],
      ["story", story.path, session],
    ] as const) {
      const rounds: Scores[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scoresOf(product.origin, path, storage));
      for (const category of CATEGORIES) {
        const exempt = EXEMPT[name as keyof typeof EXEMPT] === category;
        rows.push({
          name: `${name} on a simulated phone: Lighthouse ${category}`,
          value: median(rounds.map((scores) => scores[category])),
          unit: "",
          ...(!exempt && { limit: { least: category === "performance" ? 95 : 100 } }),
        });
      }
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** From 0 to 100, in a browser that has never been here, but for what it is said to have in its storage. */
async function scoresOf(origin: string, path: string, storage: Readonly<Record<string, string>>): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
    chromiumSandbox: false,
  });
  try {
    await store(port, origin, storage);
    const stop = await preferMainThreads(browser);
    try {
      return await askLighthouse(port, origin + path);
    } finally {
      stop();
    }
  } finally {
    await browser.close();
  }
}

/** Where Lighthouse opens its page, which is not where a test's page stands. */
async function store(port: number, origin: string, storage: Readonly<Record<string, string>>): Promise<void> {
  const same = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = same.contexts();
  if (context === undefined) throw new Error("The browser has no context of its own");
  const page = await context.newPage();
  // A picture: the product itself has not been opened yet.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((all) => {
    const { localStorage } = globalThis as unknown as { localStorage: { setItem(key: string, value: string): void } };
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, storage);
  await page.close();
}

/**
 * Has pages' main threads go before all else. Without a graphics card a browser paints on the processor, and on two cores
 * that, the product and the measuring itself would be counted as blocking, though no phone is blocked by them. Where one may
 * not (who is not root), it is measured as it comes.
 */
async function preferMainThreads(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const prefer = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    for (const { id, type } of processInfo) {
      if (type !== "renderer") continue;
      try {
        // On Linux the number of a process is that of its main thread, and each thread has a priority of its own.
        os.setPriority(id, os.constants.priority.PRIORITY_HIGHEST);
      } catch {
        // Ended since, or not ours to prefer.
      }
    }
  };
  await prefer();
  // A look that fails found the browser closing.
  const timer = setInterval(() => void prefer().catch(() => {}), LOOK_MS);
  return () => clearInterval(timer);
}

async function askLighthouse(port: number, address: string): Promise<Scores> {
  const options = `--port=${port} --only-categories=${CATEGORIES.join(",")} ${OPTIONS}`.split(" ");
  const asked = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", address, ...options];
  const { stdout } = await promisify(execFile)("npm", asked, { maxBuffer: MOST_REPORT });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> };
  const scores = CATEGORIES.map((category) => [category, (categories[category]?.score ?? Number.NaN) * 100] as const);
  return Object.fromEntries(scores) as Scores;
}
