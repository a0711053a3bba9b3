import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberships } from "#features/membership/server/tables.ts";
import { settings } from "#features/settings/server/tables.ts";
import { giveStoryUp } from "#features/stories/server/give-story-up.ts";
import type { Players } from "./tools.ts";
import { idOf } from "./testing/crowd.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const FORM = { story: "A brave hedgehog called Pip wants to fly" };
const PRO = { ...FORM, pages: 24 };

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ freeStoryWait: 600, players: { painter: plainPainter } });
});
afterAll(() => product.close());

const rightsOf = async (as: Person) => (await product.call("GET /stories/rights", { as })).body;
const create = (as: Person, body: object) => product.call("POST /stories", { as, body });

describe("GET /stories/rights", () => {
  test("tells whether one may make a story, the booklets left and the seconds to wait (S3.16, S7.15)", async () => {
    const ana = await product.signUp("Ana");
    expect(await rightsOf(ana)).toEqual({ canCreate: true, proStorybooks: 3, secondsUntilNextStory: 0 });
    expect((await create(ana, FORM)).status).toBe(201);
    const after = await rightsOf(ana);
    expect(after).toMatchObject({ canCreate: true, proStorybooks: 3 });
    expect(Number(after["secondsUntilNextStory"])).toBeGreaterThan(590);
    expect(Number(after["secondsUntilNextStory"])).toBeLessThanOrEqual(600);
  });

  test("needs sign-in", async () => {
    expect((await product.call("GET /stories/rights")).status).toBe(401);
  });
});

describe("the wait", () => {
  test("is counted on the server, and an administrator's setting wins over the environment's (S4.34)", async () => {
    const ana = await product.signUp("Ana");
    await create(ana, FORM);
    const wait = async () => Number((await rightsOf(ana))["secondsUntilNextStory"]);
    expect(await wait()).toBeGreaterThan(590);
    await product.database.insert(settings).values({ changes: { freeStoryWait: 3_600 } });
    try {
      expect(await wait()).toBeGreaterThan(3_590);
      await product.database.update(settings).set({ changes: { freeStoryWait: 0 } });
      expect(await wait()).toBe(0);
      expect((await create(ana, FORM)).status).toBe(201);
      expect((await rightsOf(ana))["proStorybooks"]).toBe(3);
      await product.database.update(settings).set({ changes: { freeStoryWait: "soon" } });
      expect(await wait()).toBeGreaterThan(590);
    } finally {
      await product.database.delete(settings);
    }
  });
});

describe("the right to a story", () => {
  test("a story with a PRO option, or made in the wait, takes one booklet in all and leaves the wait as it is (S4.33)", async () => {
    const ana = await product.signUp("Ana");
    expect((await create(ana, PRO)).status).toBe(201);
    expect(await rightsOf(ana)).toMatchObject({ proStorybooks: 2, secondsUntilNextStory: 0 });
    expect((await create(ana, FORM)).status).toBe(201);
    const wait = Number((await rightsOf(ana))["secondsUntilNextStory"]);
    expect((await create(ana, PRO)).status).toBe(201);
    expect((await create(ana, FORM)).status).toBe(201);
    const left = await rightsOf(ana);
    expect(left).toMatchObject({ proStorybooks: 0, canCreate: false });
    expect(Number(left["secondsUntilNextStory"])).toBeLessThanOrEqual(wait);
  });

  test("without a booklet a PRO option is a 400 that names the field, and the wait one that says so; no story is made (S5.6)", async () => {
    const ana = await product.signUp("Ana");
    for (let booklet = 0; booklet < 3; booklet += 1) await create(ana, PRO);
    const refused = await create(ana, PRO);
    expect(refused.status).toBe(400);
    expect(refused.body["code"]).toBe("story.option.pro");
    expect(refused.body["fields"]?.[0]?.["field"]).toBe("pages");
    await create(ana, FORM);
    const waiting = await create(ana, FORM);
    expect(waiting.status).toBe(400);
    expect(waiting.body["code"]).toBe("story.rights.none");
    const shelf = (await product.call("GET /stories", { as: ana })).body as unknown as unknown[];
    expect(shelf).toHaveLength(4);
  });

  test("creations at the same moment never use a right twice (H21) (S4.33)", async () => {
    const ana = await product.signUp("Ana");
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(ana, FORM)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(4);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(8);
    expect(await rightsOf(ana)).toMatchObject({ proStorybooks: 0, canCreate: false });
  });

  test("a subscriber makes one story after the other, with PRO options, and uses nothing up (S1.7)", async () => {
    const ana = await product.signUp("Ana");
    await product.database
      .update(memberships)
      .set({ subscriptionType: "pro", subscriptionExpiresAt: new Date(Date.now() + 86_400_000), proBooklets: 1 })
      .where(eq(memberships.userId, await idOf(product.database, ana)));
    for (const form of [FORM, PRO, FORM, PRO]) expect((await create(ana, form)).status).toBe(201);
    expect(await rightsOf(ana)).toEqual({ canCreate: true, proStorybooks: 1, secondsUntilNextStory: 0 });
  });

  test("a story that cannot be made gives its right back, once, and is failed (S4.33)", async () => {
    const ana = await product.signUp("Ana");
    const free = await create(ana, FORM);
    const booklet = await create(ana, PRO);
    expect(await rightsOf(ana)).toMatchObject({ proStorybooks: 2 });
    for (const made of [free, booklet, booklet]) await giveStoryUp(product.database, String(made.body["id"]));
    expect(await rightsOf(ana)).toEqual({ canCreate: true, proStorybooks: 3, secondsUntilNextStory: 0 });
    const { body } = await product.call(`GET /stories/${String(free.body["id"])}`, { as: ana });
    expect(body["status"]).toBe("failed");
  });
});

describe("a painter that fails", () => {
  const failing = (isBroken: (seed: string) => boolean): Pick<Players, "painter"> => ({
    painter: {
      name: "failing",
      paint: (order, signal) =>
        isBroken(order.seed) ? Promise.reject(new Error("no paint")) : product.workshop.painter.paint(order, signal),
    },
  });

  test("on one page leaves that page failed and the rest whole", async () => {
    const other = await openTestProduct({ players: failing((seed) => seed.includes("/4/")) });
    try {
      const ana = await other.signUp("Ana");
      const { body } = await other.call("POST /stories", { as: ana, body: FORM });
      await other.makeBook(String(body["id"]));
      const answer = await other.call(`GET /stories/${String(body["id"])}`, { as: ana });
      expect(answer.body["status"]).toBe("completed");
      const pages = answer.body["story"]?.["pages"] as unknown as { status: string; text: string; imageUrl: string }[];
      expect(pages.map((page) => page.status)).toEqual(pages.map((_, index) => (index === 4 ? "failed" : "ready")));
      expect(pages[4]?.text).not.toBe("");
      const pdf = await other.call(`GET /stories/${String(body["id"])}/pdf`, { as: ana });
      expect(pdf.status).toBe(200);
    } finally {
      await other.close();
    }
  });

  test("on every page fails the making, so that the job is tried again", async () => {
    const other = await openTestProduct({ players: failing(() => true) });
    try {
      const ana = await other.signUp("Ana");
      const { body } = await other.call("POST /stories", { as: ana, body: FORM });
      await expect(other.makeBook(String(body["id"]))).rejects.toThrow("no paint");
      expect((await other.call(`GET /stories/${String(body["id"])}`, { as: ana })).body["status"]).toBe("pending");
    } finally {
      await other.close();
    }
  });
});
