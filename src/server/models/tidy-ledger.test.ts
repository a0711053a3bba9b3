import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { readSpent } from "./store.ts";
import { modelCalls, modelRests, modelSlots } from "./tables.ts";
import { KEEP_CALLS_DAYS, KEEP_SUMS_DAYS, tidyLedger } from "./tidy-ledger.ts";

const STORY = "5f0c6a0e-6d36-4c53-9d43-0d3f2b3f7c11";
const OTHER = "5f0c6a0e-6d36-4c53-9d43-0d3f2b3f7c12";
const { signal } = new AbortController();

let data: TestDatabase;
beforeAll(async () => {
  data = await openTestDatabase();
});
afterAll(() => data.close());
beforeEach(() => data.database.delete(modelCalls));

const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;
const call = (days: number, more: Omit<Partial<typeof modelCalls.$inferInsert>, "startedAt"> = {}) => ({
  storyId: STORY,
  step: "picture",
  provider: "openai",
  model: "gpt-image-2",
  pictures: 1,
  references: 2,
  microUsd: 138_000,
  pricesOf: "2026-11-28",
  ms: 900,
  outcome: "done",
  startedAt: daysAgo(days),
  ...more,
});
const write = (...calls: ReturnType<typeof call>[]) => data.database.insert(modelCalls).values(calls);
const rows = async () =>
  (await data.database.select().from(modelCalls).orderBy(modelCalls.startedAt, modelCalls.id)).map(
    ({ storyId, step, outcome, pictures, references, tokensIn, microUsd, ms, calls }) =>
      [
        storyId === STORY ? "story" : "other",
        step,
        outcome,
        pictures,
        references,
        tokensIn,
        microUsd,
        ms,
        calls,
      ] as const,
  );

test("calls older than the keep become one row a day, story, step, model and outcome, and nothing of what they cost is lost", async () => {
  const old = KEEP_CALLS_DAYS + 2;
  await write(
    ...Array.from({ length: 24 }, () => call(old)),
    call(old, { outcome: "down", pictures: 0, references: 0, microUsd: 0 }),
    call(old, { step: "plan", model: "gpt-6-luna", tokensIn: 900, pictures: 0, references: 0, microUsd: 5_000 }),
    call(old, { storyId: OTHER, outcome: "started", ms: null }),
    call(KEEP_CALLS_DAYS - 1),
    call(0),
  );
  const before = await readSpent(data.database, STORY);
  await tidyLedger(data.database, signal);
  const tidy = await rows();
  expect(tidy.map(String).toSorted()).toEqual(
    [
      ["story", "picture", "done", 24, 48, 0, 3_312_000, 21_600, 24],
      ["story", "picture", "down", 0, 0, 0, 0, 900, 1],
      ["story", "plan", "done", 0, 0, 900, 5_000, 900, 1],
      ["other", "picture", "started", 1, 2, 0, 138_000, null, 1],
      ["story", "picture", "done", 1, 2, 0, 138_000, 900, null],
      ["story", "picture", "done", 1, 2, 0, 138_000, 900, null],
    ]
      .map(String)
      .toSorted(),
  );
  // A story's cap holds for as long as the story may be changed.
  expect(await readSpent(data.database, STORY)).toEqual(before);
  await tidyLedger(data.database, signal);
  expect(await rows()).toEqual(tidy);
});

test("one day is one sum, several days are several, and two processes at once count nothing twice", async () => {
  for (let day = 0; day < 5; day += 1) await write(call(KEEP_CALLS_DAYS + 10 + day), call(KEEP_CALLS_DAYS + 10 + day));
  await Promise.all([tidyLedger(data.database, signal), tidyLedger(data.database, signal)]);
  const tidy = await rows();
  expect(tidy.reduce((sum, [, , , pictures]) => sum + pictures, 0)).toBe(10);
  expect(tidy.reduce((sum, row) => sum + (row[8] ?? 0), 0)).toBe(10);
  expect(tidy).toHaveLength(5);
});

test("sums older than their keep are dropped, and so are keys that nobody calls with any more", async () => {
  await write(call(KEEP_SUMS_DAYS + 2, { calls: 7 }), call(KEEP_SUMS_DAYS + 3), call(KEEP_SUMS_DAYS - 2, { calls: 3 }));
  await data.database.insert(modelSlots).values([
    { key: "old", slot: 1, holder: "a", endsAt: daysAgo(2) },
    { key: "new", slot: 1, holder: "b", endsAt: daysAgo(-1) },
  ]);
  await data.database.insert(modelRests).values([
    { key: "old", reason: "quota", endsAt: daysAgo(2) },
    { key: "new", reason: "quota", endsAt: daysAgo(-1) },
  ]);
  await tidyLedger(data.database, signal);
  expect((await rows()).map((row) => row[8])).toEqual([3]);
  expect((await data.database.select().from(modelSlots)).map(({ key }) => key)).toEqual(["new"]);
  expect((await data.database.select().from(modelRests)).map(({ key }) => key)).toEqual(["new"]);
});
