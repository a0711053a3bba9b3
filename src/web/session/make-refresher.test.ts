import { beforeEach, expect, test } from "vitest";
import { makeRefresher, type Refresher } from "./make-refresher.ts";

const QUIET = 2000;

let now: number;
let timers: { at: number; callback: () => void }[];
let finish: (() => void)[];
let runs: number;
let refresher: Refresher;

beforeEach(() => {
  now = 0;
  timers = [];
  finish = [];
  runs = 0;
  refresher = makeRefresher({
    run: () => {
      runs += 1;
      return new Promise((resolve) => finish.push(resolve));
    },
    now: () => now,
    later: (callback, milliseconds) => timers.push({ at: now + milliseconds, callback }),
    quiet: QUIET,
  });
});

async function finishRun() {
  finish.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
}

async function pass(milliseconds: number) {
  now += milliseconds;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { callback } of due) callback();
  await new Promise((resolve) => setImmediate(resolve));
}

test("skips a refresh while one runs, and until 2 seconds after it", async () => {
  refresher.suggest();
  refresher.suggest();
  expect(runs).toBe(1);
  await finishRun();
  await pass(QUIET - 1);
  refresher.suggest();
  expect(runs).toBe(1);
  await pass(1);
  refresher.suggest();
  expect(runs).toBe(2);
});

test("makes one trailing refresh of all that are demanded while one runs", async () => {
  refresher.suggest();
  void refresher.demand();
  void refresher.demand();
  await finishRun();
  void refresher.demand();
  expect(runs).toBe(1);
  await pass(QUIET);
  expect(runs).toBe(2);
  await finishRun();
  await pass(QUIET);
  expect(runs).toBe(2);
});

test("makes one trailing refresh of all that are demanded within the 2 seconds", async () => {
  refresher.suggest();
  await finishRun();
  await pass(500);
  void refresher.demand();
  void refresher.demand();
  await pass(QUIET - 501);
  expect(runs).toBe(1);
  await pass(1);
  expect(runs).toBe(2);
});

test("refreshes at once when one is demanded in quiet times", () => {
  void refresher.demand();
  expect(runs).toBe(1);
});

test("tells when the refresh that was begun after the change has ended", async () => {
  const heard: string[] = [];
  refresher.suggest();
  void refresher.demand().then(() => heard.push("after the change"));
  await finishRun();
  expect(heard).toEqual([]);
  await pass(QUIET);
  expect(runs).toBe(2);
  await finishRun();
  expect(heard).toEqual(["after the change"]);
});
