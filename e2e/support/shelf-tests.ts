import type { BrowserContextOptions, Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import type { ApiCaller } from "./api.ts";
import { makeStory } from "./make-story.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { expect, test } from "./product-test.ts";
import type { Product } from "./start-product.ts";

const { t } = say("en");
export const STORIES = "**/api/stories";
const LONG = `Pip ${"and the very long ladder of stars ".repeat(3)}`.slice(0, 99).trim();
const ONE_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikantengehilfe";

export const cards = (page: Page) => page.getByRole("main").locator("li a[href^='/stories/']");
export const covers = (page: Page) => page.getByRole("main").locator("li img");
export const create = (page: Page) => page.getByRole("button", { name: t("home.create") });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export type Summary = Readonly<Record<string, unknown>>;

/** Makes the three books of this shelf; as their owner. */
export async function fillShelf(product: Product): Promise<ApiCaller> {
  const { owner } = await makeStory(product, "Shelver", { title: "The first book" });
  await makeStory(product, "Shelver", { title: LONG });
  await makeStory(product, "Shelver", { title: ONE_WORD });
  return owner;
}

/** Answers for the shelf with what is made of the person's own books. */
async function shelfOf(page: Page, owner: ApiCaller, make: (books: Summary[]) => Summary[]): Promise<void> {
  const { body } = await owner.call("GET /stories");
  await page.route(STORIES, (route) => route.fulfill({ json: make(body as unknown as Summary[]) }));
}

/** So many books, each with a cover of its own address. */
const many = (count: number) => (books: Summary[]) =>
  Array.from({ length: count }, (_, index) => ({
    ...books[0],
    id: `${index}`.padStart(36, "0"),
    shortId: `book-${index}`,
    title: `Book ${index}`,
    coverUrl: `${String(books[0]?.["coverUrl"])}&number=${index}`,
  }));

/** The shelf with books, empty, on its way, full and out of reach, in a window of one size. */
export function describeShelf(
  size: "desktop" | "phone",
  options: Pick<BrowserContextOptions, "viewport" | "hasTouch" | "isMobile">,
  owner: () => ApiCaller,
): void {
  test.describe(`on a ${size}`, () => {
    test.use({ ...options, locale: "en-GB" });

    test("the shelf begins with the story yet to be written, then come the person's own, newest first, with cover and title (S2.20)", async ({
      page,
      product,
    }) => {
      await openSignedIn(page, product.origin, { name: "Shelver" });
      await expect(
        page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ has: create(page) }),
      ).toBeVisible();
      await expect(cards(page)).toHaveCount(3);
      const shelf = page
        .getByRole("main")
        .getByRole("list")
        .filter({ has: create(page) });
      await expect(shelf.getByRole("listitem").first().getByRole("button")).toHaveAccessibleName(/Create new story/);
      for (const [place, title] of [ONE_WORD, LONG, "The first book"].entries()) {
        await expect(cards(page).nth(place)).toContainText(title);
        const cover = cards(page).nth(place).locator("img").first();
        await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
      }
      expect(await sideways(page)).toBe(0);
      await cards(page).nth(2).click();
      await expect(page.getByRole("heading", { level: 1, name: "The first book" })).toBeAttached();
    });

    test("an empty shelf says how to begin, one that is on its way keeps the books' places, and nothing jumps when they come", async ({
      page,
      product,
    }) => {
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(STORIES, async (route) => {
        await asked;
        await route.continue();
      });
      await openSignedIn(page, product.origin, { name: "Shelver" });
      await expect(page.getByText(t("home.loading"))).toBeAttached();
      const place = page.getByRole("main").locator("li[aria-hidden]").first();
      const kept = await place.locator("> *").first().boundingBox();
      answer();
      await expect(cards(page)).toHaveCount(3);
      const book = await cards(page).first().locator("img").first().boundingBox();
      for (const edge of ["x", "y", "width", "height"] as const)
        expect(Math.abs((book?.[edge] ?? 0) - (kept?.[edge] ?? 0))).toBeLessThan(2);
      const shifted = () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(await shifted()).toBeLessThan(0.02);

      await page.unroute(STORIES);
      await shelfOf(page, owner(), () => []);
      await page.reload();
      await expect(page.getByRole("heading", { name: t("home.empty.title") })).toBeVisible();
      await expect(create(page)).toBeVisible();
    });

    test("of 1, 40 and 500 books only the covers near the window are fetched, and the others when one comes near", async ({
      page,
      product,
    }) => {
      const fetched = new Set<string>();
      page.on("request", (request) => {
        if (request.resourceType() === "image" && request.url().includes("number=")) fetched.add(request.url());
      });
      await shelfOf(page, owner(), many(1));
      await openSignedIn(page, product.origin, { name: "Shelver" });
      for (const count of [1, 40, 500]) {
        await page.unroute(STORIES);
        await shelfOf(page, owner(), many(count));
        fetched.clear();
        await page.reload();
        await expect(cards(page)).toHaveCount(count);
        await expect(page.getByText(t("home.shelf.count", { count }))).toBeVisible();
        await expect.poll(() => fetched.size).toBeGreaterThanOrEqual(Math.min(count, 4));
        expect(fetched.size).toBeLessThanOrEqual(80);
        expect(await sideways(page)).toBe(0);
      }
      const last = [...fetched].some((address) => address.endsWith("number=499"));
      expect(last).toBe(false);
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => [...fetched].some((address) => address.endsWith("number=499"))).toBe(true);
      expect(fetched.size).toBeLessThan(160);
    });

    test("a shelf that cannot be read says so and is read again on request (S2.23, S8.13)", async ({
      page,
      product,
    }) => {
      await page.route(STORIES, (route) => route.fulfill({ status: 500, json: { code: "error.unknown" } }));
      await openSignedIn(page, product.origin, { name: "Shelver" });
      const failure = page
        .getByRole("alert")
        .filter({ has: page.getByRole("heading", { name: "Error", exact: true }) });
      await expect(failure).toContainText("Failed to load stories. Please try again later.");
      await page.unroute(STORIES);
      await failure.getByRole("button", { name: t("app.retry") }).click();
      await expect(cards(page)).toHaveCount(3);
      await expect(failure).toBeHidden();
    });
  });
}
