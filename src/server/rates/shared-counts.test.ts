import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { createSharedCounts, type SharedCounts } from "./shared-counts.ts";
import { rateCounts } from "./tables.ts";

const MINUTE = 60_000;
const silent = pino({ level: "silent" });

let db: TestDatabase;
let one: SharedCounts;
let two: SharedCounts;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.database.delete(rateCounts);
  one = createSharedCounts(db.database, silent);
  two = createSharedCounts(db.database, silent);
  return () => {
    one.close();
    two.close();
  };
});
afterAll(() => db.close());

test("what matters is counted exactly, however many processes count at the same moment", async () => {
  const totals = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => (turn % 2 ? one : two).addExactly("likes of Ana", MINUTE)),
  );
  expect(totals.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, n) => n + 1),
  );
  expect(totals.every(({ ttl }) => ttl > 0 && ttl <= MINUTE)).toBe(true);
});

test("what is counted in memory is known to the others once it was shared, and is counted once", async () => {
  for (let turn = 0; turn < 7; turn += 1) one.add("address", MINUTE);
  for (let turn = 0; turn < 5; turn += 1) two.add("address", MINUTE);
  await one.share();
  await two.share();
  await two.share();
  expect(two.add("address", MINUTE).count).toBe(13);
  await two.share();
  expect(one.add("address", MINUTE).count).toBe(8);
  await one.share();
  expect(one.add("address", MINUTE).count).toBe(15);
  expect(one.add("another address", MINUTE).count).toBe(1);
});

test("a window that is over begins anew, here and in the database", async () => {
  expect((await one.addExactly("short", 1)).count).toBe(1);
  await expect.poll(async () => (await two.addExactly("short", 1)).count).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) one.add("brief", 1);
  await expect.poll(() => one.add("brief", 1).count).toBe(1);
});

test("no address and no account can be read from what is kept", async () => {
  await one.addExactly("address 203.0.113.77", MINUTE);
  expect(JSON.stringify(await db.database.select().from(rateCounts))).not.toContain("203.0.113");
});

test("without a database each process goes on with what it knows, and shares it afterwards", async () => {
  const gone = await openDatabase({ url: db.url });
  const alone = createSharedCounts(gone.database, silent);
  try {
    alone.add("address", MINUTE);
    await gone.close();
    await alone.share();
    expect(alone.add("address", MINUTE).count).toBe(2);
    await expect(alone.addExactly("likes", MINUTE)).rejects.toThrow();
  } finally {
    alone.close();
  }
});
