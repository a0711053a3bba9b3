import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setLike } from "#features/likes/server/set-like.ts";
import { likes } from "#features/likes/server/tables.ts";
import { levelOfLikes } from "#features/membership/levels.ts";
import { startMembership } from "#features/membership/server/start-membership.ts";
import { grants, memberships } from "#features/membership/server/tables.ts";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { addPeople, addStory, countsAndRows } from "./testing/crowd.ts";

const PROCESSES = 4;
const PEOPLE = 200;
const STORIES = 20;
const TOGGLES = 10_000;

let db: TestDatabase;
/** Each as a process of its own would have it: its own connections, and no memory in common. */
let processes: OpenDatabase[];
beforeAll(async () => {
  db = await openTestDatabase();
  processes = await Promise.all(Array.from({ length: PROCESSES }, () => openDatabase({ url: db.url, connections: 6 })));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await db.close();
});

test("10 000 toggles by 200 people on 20 stories in four processes leave counts and rows equal, and every benefit once", async () => {
  const people = await addPeople(db.database, PEOPLE);
  const owners = people.slice(0, 2);
  for (const owner of owners) await db.database.transaction((tx) => startMembership(tx, owner));
  const stories = await Promise.all(
    Array.from({ length: STORIES }, (_, index) => addStory(db.database, owners[index % 2] ?? "")),
  );
  let next = 0;
  let done = 0;
  const person = async (process: OpenDatabase, seed: number) => {
    let state = seed;
    while (next < TOGGLES) {
      next += 1;
      state = (state * 48_271) % 2_147_483_647;
      const story = stories[state % STORIES] ?? "";
      const reader = people[(state >> 5) % PEOPLE] ?? "";
      const wish = state % 5 === 0 ? state % 2 === 0 : undefined;
      const liked = await setLike(process.database, story, reader, wish);
      if (wish !== undefined) expect(liked).toBe(wish);
      done += 1;
    }
  };
  const hands = processes.flatMap((process, index) =>
    [1, 2, 3, 4, 5, 6].map((hand) => person(process, index * 97 + hand)),
  );
  await Promise.all(hands);
  expect(done).toBeGreaterThanOrEqual(TOGGLES);

  const counted = await countsAndRows(db.database, stories);
  expect(counted).toHaveLength(STORIES);
  for (const { count, rows } of counted) expect(count).toBe(rows);
  const all = await db.database.select().from(likes);
  expect(new Set(all.map((row) => `${row.storyId} ${row.userId}`)).size).toBe(all.length);

  for (const owner of owners) {
    const rows = await db.database.select().from(grants).where(eq(grants.userId, owner));
    const [membership] = await db.database.select().from(memberships).where(eq(memberships.userId, owner));
    const levels = rows.map((row) => row.level).toSorted((a, b) => a - b);
    expect(levels).toEqual(Array.from({ length: levels.length }, (_, index) => index));
    const own = new Set(stories.filter((_, index) => owners[index % 2] === owner));
    const received = all.filter((row) => own.has(row.storyId) && row.userId !== owner).length;
    expect(levels.at(-1)).toBeGreaterThanOrEqual(levelOfLikes(received));
    const booklets = rows.reduce((sum, { benefit }) => sum + (benefit.kind === "booklets" ? benefit.count : 0), 0);
    expect(membership?.proBooklets).toBe(booklets);
  }
});
