import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#features/accounts/server/tables.ts";
import { readLikesStats } from "#features/likes/server/read-likes-stats.ts";
import { removeLikesOf } from "#features/likes/server/remove-likes-of.ts";
import { likes } from "#features/likes/server/tables.ts";
import { StorySummary } from "#features/stories/story.ts";
import { addLikes, addPeople, addStory, countsAndRows, idOf } from "./testing/crowd.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let product: TestProduct;
let ana: Person;
let anaId: string;
let dan: Person;
let story: string;
beforeAll(async () => {
  product = await openTestProduct();
  dan = await product.signUp("Dan");
});
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.signUp("Ana");
  anaId = await idOf(product.database, ana);
  story = await addStory(product.database, anaId);
});

const like = (as: Person | undefined, id: string, body?: unknown) =>
  product.call(`POST /stories/${id}/like`, { as, ...(body !== undefined && { body }) });
const seen = async (as: Person, id = story) => {
  const { body } = await product.call(`GET /stories/${id}`, { as });
  return [body["story"]?.["isLiked"], body["story"]?.["likes"]];
};

describe("POST /stories/{id}/like", () => {
  test("answers a bare true or false; without a body it toggles, with one it sets what is wished (H01) (S7.12)", async () => {
    const toggled = [await like(dan, story), await like(dan, story), await like(dan, story)];
    expect(toggled.map(({ status, text }) => [status, text])).toEqual([
      [200, "true"],
      [200, "false"],
      [200, "true"],
    ]);
    expect(toggled[0]?.headers["content-type"]).toContain("application/json");
    const wished = [true, true, false, false, true];
    for (const liked of wished) {
      expect((await like(dan, story, { liked })).text).toBe(String(liked));
      expect(await seen(dan)).toEqual([liked, liked ? 1 : 0]);
    }
    expect((await like(dan, story, {})).text).toBe("false");
  });

  test("liking, looking again, taking it back and liking again is 1, 1, 0, 1, as the server counts (T16)", async () => {
    const counts: unknown[] = [];
    const look = async () => void counts.push((await seen(dan))[1]);
    await like(dan, story);
    await look();
    await look();
    await like(dan, story);
    await look();
    await like(dan, story);
    await look();
    expect(counts).toEqual([1, 1, 0, 1]);
    expect(await seen(ana)).toEqual([false, 1]);
  });

  test("a person's calls at the same moment leave one like at most, and the last wish of a repeated one stands (T18) (S4.5)", async () => {
    const two = await Promise.all([like(dan, story), like(dan, story)]);
    expect(two.map(({ text }) => text).toSorted()).toEqual(["false", "true"]);
    expect(await seen(dan)).toEqual([false, 0]);
    const ten = await Promise.all(Array.from({ length: 10 }, () => like(dan, story, { liked: true })));
    expect(ten.every(({ text }) => text === "true")).toBe(true);
    expect(await seen(dan)).toEqual([true, 1]);
  });

  test("takes the short id too, and one's own private story", async () => {
    const hidden = await addStory(product.database, anaId, { shared: false });
    expect((await like(ana, hidden)).text).toBe("true");
    const { body } = await product.call(`GET /stories/${story}`, { as: ana });
    expect((await like(dan, body["story"]?.["shortId"] as unknown as string)).text).toBe("true");
    expect(await seen(dan)).toEqual([true, 1]);
  });

  test("needs sign-in, and knows no private, unknown or impossible story", async () => {
    expect((await like(undefined, story)).status).toBe(401);
    const hidden = await addStory(product.database, anaId, { shared: false });
    for (const id of [hidden, UNKNOWN, "nothing", "%00"]) {
      const answer = await like(dan, id);
      expect([id, answer.status, answer.body["code"]]).toEqual([id, 404, "story.not_found"]);
    }
    expect(await countsAndRows(product.database, [hidden])).toEqual([{ count: 0, rows: 0 }]);
  });

  test("a wish that is none is a 400 that names the field", async () => {
    const answer = await like(dan, story, { liked: "yes" });
    expect([answer.status, answer.body["fields"]?.[0]?.["field"]]).toEqual([400, "liked"]);
  });

  test("counts are exact after 400 toggles of 20 people on 5 stories at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => product.signUp(`Reader ${index}`)));
    const ids = await Promise.all(Array.from({ length: 5 }, () => addStory(product.database, anaId)));
    const calls = Array.from({ length: 400 }, (_, index) => ({
      as: people[(index * 7) % 20] as Person,
      id: ids[(index * 3) % 5] as string,
      body: index % 3 === 0 ? { liked: index % 2 === 0 } : undefined,
    }));
    const answers = await Promise.all(calls.map(({ as, id, body }) => like(as, id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { count, rows } of await countsAndRows(product.database, ids)) expect(count).toBe(rows);
  });

  test("a story that is deleted meanwhile is not found, and nothing of it stays", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => product.signUp(`Reader ${index}`)));
    const answers = await Promise.all([
      ...people.map((as) => like(as, story)),
      product.call(`DELETE /stories/${story}`, { as: ana }),
      ...people.map((as) => like(as, story)),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    expect(await product.database.select().from(likes).where(eq(likes.storyId, story))).toEqual([]);
  });

  test("the likes of a person who leaves are taken back with their counts", async () => {
    const [leaver = "", other = ""] = await addPeople(product.database, 2);
    const second = await addStory(product.database, anaId);
    await addLikes(product.database, story, [leaver, other]);
    await addLikes(product.database, second, [leaver]);
    await product.database.transaction(async (tx) => {
      await removeLikesOf(tx, leaver);
      await tx.delete(users).where(eq(users.id, leaver));
    });
    expect((await countsAndRows(product.database, [story, second])).toSorted((a, b) => a.count - b.count)).toEqual([
      { count: 0, rows: 0 },
      { count: 1, rows: 1 },
    ]);
  });
});

describe("too many likes", () => {
  test("of one account, or from one address, are refused for a while (S4.5)", async () => {
    const few = { perAccount: 3, perAddress: 5 };
    const limited = await openTestProduct({
      rateLimits: { perAddress: 1000, perSession: 1000, calls: { likes: few, orders: few } },
    });
    try {
      const [first, second] = [await limited.signUp("Eva"), await limited.signUp("Leo")];
      const own = await addStory(limited.database, await idOf(limited.database, first));
      const press = (as: Person) => limited.call(`POST /stories/${own}/like`, { as });
      const statuses: number[] = [];
      for (const as of [first, first, first, first, second, second, second]) statuses.push((await press(as)).status);
      expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
      const refused = await press(first);
      expect(refused.body["code"]).toBe("rate.limited");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await limited.call(`GET /stories/${own}`, { as: first })).body["story"]?.["likes"]).toBe(1);
    } finally {
      await limited.close();
    }
  });
});

describe("GET /stories/top-3-by-likes", () => {
  const top = async (as: Person) => (await product.call("GET /stories/top-3-by-likes", { as })).body;

  test("lists the caller's own three most liked stories as summaries, the newest first among equals (S7.14)", async () => {
    const readers = await addPeople(product.database, 4);
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const others = await addStory(product.database, await idOf(product.database, dan));
    await addLikes(product.database, others, readers);
    const [few, old, young, none, failed] = await Promise.all([
      addStory(product.database, anaId, { createdAt: at(1) }),
      addStory(product.database, anaId, { createdAt: at(2) }),
      addStory(product.database, anaId, { createdAt: at(3), status: "pending" }),
      addStory(product.database, anaId, { createdAt: at(4), shared: false }),
      addStory(product.database, anaId, { createdAt: at(5), status: "failed" }),
    ]);
    await addLikes(product.database, few, readers.slice(0, 1));
    for (const id of [old, young, failed]) await addLikes(product.database, id, readers.slice(0, 3));
    const listed = (await top(ana)) as unknown as unknown[];
    const summaries = listed.map((summary) => StorySummary.parse(summary));
    expect(summaries.map(({ id, likes: count }) => [id, count])).toEqual([
      [young, 3],
      [old, 3],
      [few, 1],
    ]);
    expect(listed).not.toContain(none);
  });

  test("is empty for somebody without stories, and needs sign-in", async () => {
    expect(await top(await product.signUp("Neu"))).toEqual([]);
    expect((await product.call("GET /stories/top-3-by-likes")).status).toBe(401);
  });
});

describe("GET /user/likes-stats", () => {
  const stats = (as: Person | undefined, query = "") => product.call(`GET /user/likes-stats${query}`, { as });

  test("counts likes that others gave, today, in 7 and in 30 days and in all, as the user info does (S7.21)", async () => {
    const readers = await addPeople(product.database, 9);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await addLikes(product.database, story, readers.slice(0, 2));
    await addLikes(product.database, story, readers.slice(2, 5), daysAgo(6));
    await addLikes(product.database, story, readers.slice(5, 6), daysAgo(29));
    await addLikes(product.database, story, readers.slice(6, 9), daysAgo(31));
    await like(ana, story);
    expect((await stats(ana)).body).toEqual({ today: 2, last7Days: 5, last30Days: 6, total: 9 });
    expect((await stats(ana, "?timeZone=UTC")).body).toEqual({ today: 2, last7Days: 5, last30Days: 6, total: 9 });
    const { body } = await product.call("GET /user/info", { as: ana });
    expect(body).toMatchObject({ likes: 9, likesToday: 2, likesLast7Days: 5, likesLast30Days: 6 });
    expect((await stats(await product.signUp("Neu"))).body).toEqual({
      today: 0,
      last7Days: 0,
      last30Days: 0,
      total: 0,
    });
  });

  test("counts by the days of the reader's own time zone", async () => {
    const readers = await addPeople(product.database, 3);
    const [first = "", second = "", third = ""] = readers;
    // 23:30 of the 9th in Bucharest, 00:30 of the 10th there, noon.
    await addLikes(product.database, story, [first], new Date("2026-06-09T20:30:00Z"));
    await addLikes(product.database, story, [second], new Date("2026-06-09T21:30:00Z"));
    await addLikes(product.database, story, [third], new Date("2026-06-10T09:00:00Z"));
    const now = new Date("2026-06-10T12:00:00Z");
    const today = async (zone: string) => (await readLikesStats(product.database, anaId, zone, now)).today;
    expect(await today("Europe/Bucharest")).toBe(2);
    expect(await today("UTC")).toBe(1);
    expect(await today("America/Los_Angeles")).toBe(1);
    expect(await today("Pacific/Kiritimati")).toBe(0);
    const noon = new Date("2026-06-16T12:00:00Z");
    expect((await readLikesStats(product.database, anaId, "Europe/Bucharest", noon)).last7Days).toBe(2);
  });

  test("takes IANA names; another zone is a 400 that names the field", async () => {
    expect((await stats(ana, "?timeZone=Europe%2FBucharest")).status).toBe(200);
    for (const zone of ["Mars%2FOlympus", "%2B02%3A00", "", "UTC'%3B--"]) {
      const answer = await stats(ana, `?timeZone=${zone}`);
      expect([zone, answer.status, answer.body["fields"]?.[0]?.["field"]]).toEqual([zone, 400, "timeZone"]);
    }
    expect((await stats(undefined)).status).toBe(401);
  });
});
