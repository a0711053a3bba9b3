import { afterAll, beforeAll, expect, test } from "vitest";
import type { Painter } from "#features/pictures/server/painter/painter.ts";
import { StoryPage } from "#features/stories/story.ts";
import { storyOf } from "./testing/made-story.ts";
import { plainPainter } from "./testing/plain-painter.ts";
import { openTestProduct, type Person, type TestProduct } from "./testing/test-product.ts";

const COVER = "-1";
/** Pages being drawn, each with what lets the brush go on; and what was begun so far, in order. */
const held = new Map<string, () => void>();
const begun: string[] = [];
const broken = new Set<string>();
let isHeld = true;

/** Paints a page when the test says so. */
const heldPainter: Painter = {
  ...plainPainter,
  async paint(order, signal) {
    const page = order.seed.split("/")[1] ?? "";
    begun.push(page);
    if (isHeld) await new Promise<void>((goOn) => held.set(page, goOn));
    if (broken.has(page)) throw new Error("no paint");
    return plainPainter.paint(order, signal);
  },
};

let product: TestProduct;
let ana: Person;
beforeAll(async () => {
  product = await openTestProduct({ players: { painter: heldPainter } });
  ana = await product.signUp("Ana");
});
afterAll(() => product.close());

const untilHeld = (...pages: string[]) =>
  expect.poll(() => [...held.keys()].toSorted(), { timeout: 30_000 }).toEqual(pages.toSorted());

function letGo(page: string): void {
  held.get(page)?.();
  held.delete(page);
}

const statusOf = async (address: string) => (await product.call(`GET ${address}`)).status;

test("a book appears page by page, cover first, readable meanwhile; a page that fails costs no other and is drawn alone (S10.11)", async () => {
  const { body } = await product.call("POST /stories", {
    as: ana,
    body: { story: "A fox finds a star", pages: 8 },
  });
  const id = String(body["id"]);
  const making = product.makeBook(id);
  const read = () => storyOf(product, ana, id);

  // The words are there before any picture, and nothing is drawn before the cover.
  await untilHeld(COVER);
  const written = await read();
  expect(written).toMatchObject({ status: "pending", pagesDone: 0 });
  expect(written.pages.map(({ text, status }) => [text !== "", status])).toEqual(
    Array.from({ length: 8 }, () => [true, "pending"]),
  );

  letGo(COVER);
  await untilHeld("0", "1");
  const covered = await read();
  expect(await statusOf(covered.cover.imageUrl)).toBe(200);
  expect(covered.pagesDone).toBe(0);

  letGo("0");
  await untilHeld("1", "2");
  const begunBook = await read();
  expect(begunBook).toMatchObject({ status: "pending", pagesDone: 1 });
  expect(begunBook.pages.map(({ status }) => status)).toEqual(["ready", ...Array.from({ length: 7 }, () => "pending")]);
  expect(await statusOf(begunBook.pages[0]!.imageUrl)).toBe(200);

  broken.add("4");
  isHeld = false;
  for (const page of held.keys()) letGo(page);
  await making;
  const made = await read();
  expect(made).toMatchObject({ status: "completed", pagesDone: 7 });
  expect(made.pages.map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, (_, page) => (page === 4 ? "failed" : "ready")),
  );
  expect(begun.filter((page) => page !== "4").toSorted()).toEqual(
    [COVER, "0", "1", "2", "3", "5", "6", "7"].toSorted(),
  );

  broken.clear();
  const before = begun.length;
  const { body: retried } = await product.call(`POST /stories/${id}/pages/4/retry`, { as: ana });
  expect(StoryPage.parse(retried).status).toBe("ready");
  expect(begun.slice(before)).toEqual(["4"]);
  const whole = await read();
  expect(whole.pagesDone).toBe(8);
  expect(whole.pages.filter((_, page) => page !== 4)).toEqual(made.pages.filter((_, page) => page !== 4));
});
