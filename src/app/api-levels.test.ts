import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setLike } from "#features/likes/server/set-like.ts";
import { addMonths } from "#features/membership/extension.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { grants, memberships } from "#features/membership/server/tables.ts";
import { addLikes, addPeople, addStory, idOf } from "./testing/crowd.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

let product: TestProduct;
let readers: string[];
beforeAll(async () => {
  product = await openTestProduct();
  readers = await addPeople(product.database, 5_010);
});
afterAll(() => product.close());

let ana: Person;
let anaId: string;
let story: string;
beforeEach(async () => {
  ana = await product.signUp("Ana");
  anaId = await idOf(product.database, ana);
  story = await addStory(product.database, anaId);
});

const info = async () => (await product.call("GET /user/info", { as: ana })).body;
const like = (reader: number, liked: boolean, id = story) =>
  setLike(product.database, id, readers[reader] ?? "", liked);
const ledger = () => product.database.select().from(grants).where(eq(grants.userId, anaId)).orderBy(asc(grants.level));
const membership = async () => {
  const [row] = await product.database.select().from(memberships).where(eq(memberships.userId, anaId));
  if (!row) throw new Error("no membership");
  return row;
};

/** That many likes, without anybody looking at the level. */
const givenLikes = (count: number) => addLikes(product.database, story, readers.slice(0, count));

describe("a level", () => {
  test.each(LEVELS.slice(1).map(({ level, requiredLikes }) => [level, requiredLikes]))(
    "%i is granted once, however often likes go up and down around %i at the same moment (H02) (S4.1, S4.4)",
    async (level, required) => {
      await givenLikes(required - 1);
      const storm = [1, 2, 3, 4].map(async (step) => {
        for (let round = 0; round < 6; round += 1) {
          await like(required - 1 + step, true);
          await like(required - 1 + step, false);
        }
      });
      await Promise.all(storm);
      const rows = await ledger();
      expect(rows.map((row) => row.level)).toEqual(Array.from({ length: level + 1 }, (_, index) => index));
      expect(rows.map((row) => row.benefit)).toEqual(LEVELS.slice(0, level + 1).map(({ benefit }) => benefit));
      expect(await info()).toMatchObject({ level, likes: required - 1 });
      const booklets = [3, 6, 10, 15, 15, 15][level];
      const { proBooklets, subscriptionType, subscriptionExpiresAt } = await membership();
      expect([proBooklets, subscriptionType]).toEqual([booklets, level > 3 ? "pro" : "free"]);
      const months = [0, 0, 0, 0, 1, 13][level] ?? 0;
      const granted = rows.at(-1)?.grantedAt.getTime() ?? 0;
      expect(subscriptionExpiresAt?.getTime()).toBe(months === 0 ? undefined : addMonths(granted, months));
    },
  );

  test("is reached by likes on several stories at the same moment, the last of which sees them all", async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => addStory(product.database, anaId)));
    await givenLikes(8);
    await Promise.all(others.map((id, index) => like(100 + index, true, id)));
    expect((await ledger()).map((row) => row.level)).toEqual([0, 1]);
    expect((await membership()).proBooklets).toBe(6);
  });

  test("jumped over is granted all the same, each with its own benefit", async () => {
    await givenLikes(250);
    await like(300, true);
    expect((await ledger()).map((row) => row.level)).toEqual([0, 1, 2, 3]);
    expect((await membership()).proBooklets).toBe(3 + 3 + 4 + 5);
    expect(await info()).toMatchObject({ level: 3, proStorybooks: 15, levelUpdated: true, isLevelUpdating: true });
  });

  test("that the likes have reached without anybody granting it is granted when somebody looks, once", async () => {
    await givenLikes(60);
    const seen = await Promise.all(Array.from({ length: 8 }, info));
    expect(seen.filter((answer) => answer["levelUpdated"] as unknown as boolean)).toHaveLength(1);
    expect(new Set(seen.map((answer) => Number(answer["proStorybooks"])))).toEqual(new Set([10]));
    expect((await ledger()).map((row) => row.level)).toEqual([0, 1, 2]);
  });

  test("once reached stays, when likes are taken back and when the liked story is deleted", async () => {
    await givenLikes(9);
    await like(9, true);
    await like(9, false);
    expect(await info()).toMatchObject({ level: 1, likes: 9, proStorybooks: 6 });
    await product.call(`DELETE /stories/${story}`, { as: ana });
    expect(await info()).toMatchObject({ level: 1, likes: 0, proStorybooks: 6 });
    const second = await addStory(product.database, anaId);
    await addLikes(product.database, second, readers.slice(0, 9));
    await like(9, true, second);
    expect((await ledger()).map((row) => row.level)).toEqual([0, 1]);
    expect(await info()).toMatchObject({ level: 1, proStorybooks: 6 });
  });

  test("counts no like of one's own, which the heart shows (S4.5)", async () => {
    await givenLikes(9);
    await product.call(`POST /stories/${story}/like`, { as: ana });
    expect(await info()).toMatchObject({ level: 0, likes: 9 });
    const shown = await product.call(`GET /stories/${story}`, { as: ana });
    expect(shown.body["story"]).toMatchObject({ isLiked: true, likes: 10 });
  });

  test("that gives time adds to a subscription from its end, and PRO without end stays so", async () => {
    const end = new Date(Date.UTC(2031, 0, 31, 12));
    await product.database
      .update(memberships)
      .set({ subscriptionType: "pro", subscriptionExpiresAt: end })
      .where(eq(memberships.userId, anaId));
    await givenLikes(999);
    await like(999, true);
    expect((await membership()).subscriptionExpiresAt?.toISOString()).toBe("2031-02-28T12:00:00.000Z");
    await product.database
      .update(memberships)
      .set({ subscriptionExpiresAt: null })
      .where(eq(memberships.userId, anaId));
    await addLikes(product.database, story, readers.slice(1_000, 4_999));
    await like(4_999, true);
    expect(await membership()).toMatchObject({ subscriptionType: "pro", subscriptionExpiresAt: null });
    expect((await ledger()).at(-1)).toMatchObject({ level: 5, benefit: { kind: "subscription", months: 12 } });
  });

  test("0 is in the ledger from the start, with the booklets to begin with", async () => {
    expect(await ledger()).toMatchObject([{ level: 0, benefit: { kind: "booklets", count: 3 } }]);
  });
});

describe("POST /user/acknowledge", () => {
  const acknowledge = (body: unknown, as: Person | undefined = ana) =>
    product.call("POST /user/acknowledge", { as, body });

  test("closes the level up that was seen, and leaves a higher one to be shown", async () => {
    await givenLikes(50);
    expect(await info()).toMatchObject({ level: 2, isLevelUpdating: true });
    expect((await acknowledge({ level: 1 })).status).toBe(204);
    expect(await info()).toMatchObject({ isLevelUpdating: true });
    await acknowledge({ level: 2 });
    expect(await info()).toMatchObject({ level: 2, isLevelUpdating: false });
    await acknowledge({ level: 1 });
    expect(await info()).toMatchObject({ isLevelUpdating: false });
  });

  test("a level that is not reached yet cannot be acknowledged away", async () => {
    await acknowledge({ level: 5 });
    await givenLikes(10);
    expect(await info()).toMatchObject({ level: 1, isLevelUpdating: true });
  });

  test("closes the onboarding for good, on every device", async () => {
    expect(await info()).toMatchObject({ isOnboarding: true });
    expect((await acknowledge({ onboarding: true })).status).toBe(204);
    expect((await acknowledge({ onboarding: true })).status).toBe(204);
    expect(await info()).toMatchObject({ isOnboarding: false, isLevelUpdating: false });
  });

  test("needs sign-in and something to acknowledge", async () => {
    expect((await product.call("POST /user/acknowledge", { body: { level: 1 } })).status).toBe(401);
    for (const body of [{}, { level: 6 }, { level: 1.5 }, { level: "1" }, { onboarding: false }]) {
      expect([body, (await acknowledge(body)).status]).toEqual([body, 400]);
    }
  });
});
