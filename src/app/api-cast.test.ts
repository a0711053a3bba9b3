import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CastCard } from "#book/cast-card.ts";
import type { Painter, PictureOrder } from "#features/pictures/server/painter/painter.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import { createLog } from "#server/log.ts";
import { jobHandlers } from "./job-handlers.ts";
import { makeStory, storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const orders: PictureOrder[] = [];
let fails: (order: PictureOrder) => boolean = () => false;
const watchedPainter: Painter = {
  name: "plain",
  paint(order, signal) {
    if (fails(order)) return Promise.reject(new Error("no paint"));
    orders.push(order);
    return plainPainter.paint(order, signal);
  },
};

let product: TestProduct;
let ana: Person;
let id: string;
beforeAll(async () => {
  product = await openTestProduct({ freeImageEdits: 0, players: { painter: watchedPainter } });
  ana = await product.signUp("Ana");
});
afterAll(() => product.close());
beforeEach(async () => {
  fails = () => false;
  id = await makeStory(product, ana);
});

const read = () => storyOf(product, ana, id);
const change = (who: string, body: object) => product.call(`PUT /stories/${id}/cast/${who}`, { as: ana, body });

/** Lets a worker do what is queued. */
async function work(): Promise<void> {
  const handlers = jobHandlers({ ...product.workshop } as Parameters<typeof jobHandlers>[0]);
  const worker = startWorker(product.database, handlers, { concurrency: 2, log: createLog("silent") });
  const left = async () => {
    const { rows } = await product.database.$client.query<{ left: number }>("select count(*)::int as left from jobs");
    return rows[0]?.left ?? 0;
  };
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop(5000);
}

describe("PUT /stories/{id}/cast/{characterId}", () => {
  test("changes how somebody looks, and every page that shows them is drawn again alike but for that", async () => {
    const before = await read();
    const drawnBefore = new Map(orders.slice(-9).map((order) => [order.seed, order]));
    const { status, body } = await change("hero", {
      colour: "teal",
      garment: { kind: "hat", colour: "purple" },
      hair: "red",
    });
    expect(status).toBe(200);
    const card = body["card"] as unknown as CastCard;
    expect(card).toMatchObject({
      id: "hero",
      name: "Pip",
      colour: "teal",
      hair: "red",
      garment: { kind: "hat", colour: "purple" },
    });
    const redrawing = body["redrawing"] as unknown as number[];
    expect(redrawing).toContain(-1);
    expect((await read()).cast.find((each) => each.id === "hero")).toEqual(card);
    orders.length = 0;
    await work();
    expect(orders).toHaveLength(redrawing.length);
    for (const order of orders) {
      const first = drawnBefore.get(order.seed)!;
      expect(order.plan).toEqual(first.plan);
      expect(order.cast.find((each) => each.id === "hero")).toEqual(card);
    }
    const after = await read();
    for (const [number, page] of after.pages.entries()) {
      const shows = redrawing.includes(number);
      expect(page.imageUrls.length).toBe(shows ? 2 : 1);
      expect(page.selectedImageIndex).toBe(shows ? 1 : 0);
      expect(page.text).toBe(before.pages[number]?.text);
    }
    expect(after.cover.imageUrls).toHaveLength(2);
    expect(after.cover.alt).toContain("hat");
  });

  test("leaves the pages that do not show them", async () => {
    const shows = (
      await product.database.$client.query<{ number: number }>(
        `select number from pages where story_id = $1 and plan->'figures' @> '[{"who": "helper"}]' order by number`,
        [id],
      )
    ).rows.map(({ number }) => number);
    expect(shows.length).toBeLessThan(9);
    const { body } = await change("helper", { garment: { colour: "silver" } });
    expect(body["redrawing"]).toEqual(shows);
    await work();
    const { pages } = await read();
    expect(pages.map((page) => page.imageUrls.length)).toEqual(pages.map((_, page) => (shows.includes(page) ? 2 : 1)));
  });

  test("draws one page again when that is asked, and a page without them is a 404", async () => {
    const { body } = await change("hero", { garment: { colour: "silver" }, redraw: "page", page: 0 });
    expect(body["redrawing"]).toEqual([0]);
    orders.length = 0;
    await work();
    expect(orders).toHaveLength(1);
    expect((await read()).pages.map((page) => page.imageUrls.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    const none = await change("hero", { redraw: "page", page: 99 });
    expect([none.status, none.body["code"]]).toEqual([404, "page.not_found"]);
    expect((await change("nobody", { colour: "pink" })).body["code"]).toBe("character.not_found");
    const wrong = await change("hero", { colour: "plaid" });
    expect([wrong.status, wrong.body["fields"]?.[0]?.["field"]]).toEqual([400, "colour"]);
  });

  test("run twice draws nothing twice; a page that fails costs no other and is drawn when the job is tried again", async () => {
    await change("hero", { colour: "pink" });
    let failures = 0;
    fails = (order) => order.seed.split("/")[1] === "2" && (failures += 1) <= 1;
    orders.length = 0;
    await work();
    const { pages } = await read();
    const counts = pages.map((page) => page.imageUrls.length);
    expect(failures).toBeGreaterThan(1);
    expect(counts[2]).toBe(2);
    expect(Math.max(...counts)).toBe(2);
    expect((await change("hero", {})).body["redrawing"]).toEqual([]);
    orders.length = 0;
    await work();
    expect(orders).toEqual([]);
    expect((await read()).pages.map((page) => page.imageUrls.length)).toEqual(counts);
  });

  test("takes away what is null, and calls somebody who is drawn as another kind by that in alternative texts", async () => {
    await change("hero", { colour: "pink", redraw: "page", page: 0 });
    const { body } = await change("hero", { colour: null, kind: "bear", redraw: "page", page: 0 });
    const card = body["card"] as unknown as CastCard;
    expect(card.colour).toBeUndefined();
    expect(card).toMatchObject({ kind: "bear", called: "bear" });
    await work();
    expect((await read()).pages[0]?.alt).toContain("bear");
  });

  test("waits until the book is made", async () => {
    const { body } = await product.call("POST /stories", { as: ana, body: { story: "A fox finds a star" } });
    id = (body as unknown as { id: string }).id;
    expect((await change("hero", { colour: "pink" })).body["code"]).toBe("story.busy");
  });

  test("is kept by every picture that is made afterwards", async () => {
    const { body } = await change("hero", { garment: { kind: "cape", colour: "gold" }, redraw: "page", page: 0 });
    await work();
    await product.database.$client.query("update stories set spent_right = 'booklet' where id = $1", [id]);
    orders.length = 0;
    for (let page = 0; page < 8; page += 1) await product.call(`POST /stories/${id}/pages/${page}/image`, { as: ana });
    const drawn = orders.flatMap((order) => order.cast.filter((each) => each.id === "hero"));
    expect(drawn.length).toBeGreaterThan(4);
    for (const each of drawn) expect(each).toEqual(body["card"]);
  });
});
