import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/setup/ensure-chromium.mjs";
import { BROWSER_ARGUMENTS } from "../e2e/support/browser-arguments.ts";
import { makeStory } from "../e2e/support/make-story.ts";
import { startProductForBench } from "./bench-product.ts";
import { median, type Row } from "./row.ts";

const SLOWDOWN = 4;
const ROUNDS = 5;
/** The key that turns a leaf, and the one that turns a phone's page. */
const KEY = "ArrowRight";
const TURNS = 8;
/** From one turn to the next: a leaf has long come down. */
const REST_MS = 1500;
const MARK = "turn";
/** Runs in the page, as text: a compiler's helpers are not there. */
const TURN_ALL = `(async () => {
  for (let turn = 0; turn < ${TURNS}; turn += 1) {
    // The first rests, too: the task in which this is read is none of the page's own.
    await new Promise((rested) => setTimeout(rested, ${REST_MS}));
    performance.mark("${MARK}");
    dispatchEvent(new KeyboardEvent("keydown", { key: "${KEY}", bubbles: true }));
  }
  await new Promise((rested) => setTimeout(rested, ${REST_MS}));
})()`;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of the thread's own time: what other programs took of the processor is none of the page's doing. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's main thread while a book is leafed through, on a processor of a quarter's speed. The same
 * turns are made again and again, and each counts with its middle round: a disturbance from elsewhere decides nothing, and a
 * turn that is slow every time does.
 */
export async function measurePageTurn(): Promise<Row[]> {
  const product = await startProductForBench();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: BROWSER_ARGUMENTS,
    chromiumSandbox: false,
  });
  try {
    const story = await makeStory(product, "Bench");
    await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
    const rows: Row[] = [];
    for (const [layout, viewport] of [
      ["wide", { width: 1280, height: 800 }],
      ["narrow", { width: 390, height: 844 }],
    ] as const) {
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await browser.newPage({ viewport, serviceWorkers: "block" });
        await page.goto(`${product.origin}${story.path}`, { waitUntil: "networkidle" });
        rounds.push(await longestTaskOfEachTurn(browser, page));
        await page.close();
      }
      const name = `a page turn, ${SLOWDOWN}x CPU slowdown: longest task, ${layout}`;
      const turns = Array.from({ length: TURNS }, (_, turn) =>
        median(rounds.map((tasks) => tasks[turn] ?? Number.NaN)),
      );
      rows.push({ name, value: Math.max(...turns), unit: "ms", limit: { most: 50 } });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Milliseconds. The page turns its leaves by itself: what a test driver does in it would be measured, too. */
async function longestTaskOfEachTurn(browser: Browser, page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"],
  });
  await page.evaluate(TURN_ALL);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = mainThreadTasks(trace.traceEvents);
  const begun = trace.traceEvents.filter(({ name }) => name === MARK).map(({ ts }) => ts);
  return begun.map((from, turn) => {
    const until = begun[turn + 1] ?? Number.POSITIVE_INFINITY;
    // The task that a turn begins in had begun before it.
    const during = tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts < until);
    return Math.max(...during.map(({ tdur = 0 }) => tdur / 1000));
  });
}

/** The tasks of the busiest renderer's main thread. */
function mainThreadTasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events.filter((each) => each.name === "RunTask" && each.pid === pid && each.tid === tid);
  return mains.map(tasksOf).toSorted((a, b) => b.length - a.length)[0] ?? [];
}
