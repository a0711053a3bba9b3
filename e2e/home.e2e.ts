import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import type { ApiCaller } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { callsOf } from "./support/provider-page.ts";

const { t } = say("en");
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const STORIES = "**/api/stories";
const LONG = `Pip ${"and the very long ladder of stars ".repeat(3)}`.slice(0, 99).trim();
const ONE_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikantengehilfe";

test.use({ locale: "en-GB", viewport: DESKTOP });

let owner: ApiCaller;
test.beforeAll(async ({ product }) => {
  const first = await makeStory(product, "Shelver", { title: "The first book" });
  owner = first.owner;
  await makeStory(product, "Shelver", { title: LONG });
  await makeStory(product, "Shelver", { title: ONE_WORD });
});

const cards = (page: Page) => page.getByRole("main").locator("li a[href^='/stories/']");
const covers = (page: Page) => page.getByRole("main").locator("li img");
const create = (page: Page) => page.getByRole("button", { name: t("home.create") });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

type Summary = Readonly<Record<string, unknown>>;

/** Answers for the shelf with what is made of the person's own books. */
async function shelfOf(page: Page, make: (books: Summary[]) => Summary[]): Promise<void> {
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

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, hasTouch: size === "phone", isMobile: size === "phone" });

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
      await shelfOf(page, () => []);
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
      await shelfOf(page, many(1));
      await openSignedIn(page, product.origin, { name: "Shelver" });
      for (const count of [1, 40, 500]) {
        await page.unroute(STORIES);
        await shelfOf(page, many(count));
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

test("books that are being made say what is being done and how far it is, and come by themselves", async ({
  page,
  product,
}) => {
  let drawn = 2;
  const { body } = await owner.call("GET /stories");
  const [first, second, third] = body as unknown as Summary[];
  await page.route(STORIES, (route) =>
    route.fulfill({
      json: [
        { ...first, status: "pending", coverUrl: "", pagesDone: 0 },
        drawn > 8 ? second : { ...second, status: "pending", pagesDone: drawn, pages: 8 },
        { ...third, status: "failed" },
      ],
    }),
  );
  await openSignedIn(page, product.origin, { name: "Shelver" });
  await expect(cards(page).nth(0)).toContainText("Sketching the cover");
  await expect(cards(page).nth(1)).toContainText("Painting page 3 of 8");
  await expect(cards(page).nth(2)).toContainText("This book got stuck");
  drawn = 8;
  await expect(cards(page).nth(1)).toContainText("Binding the book");
  drawn = 9;
  await expect(cards(page).nth(1)).not.toContainText("Binding the book");
});

test("a story that was deleted is told of once, in green, and a reload does not tell it again (S2.22)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Tidier", { title: "To be forgotten" });
  await openSignedIn(page, product.origin, { name: "Tidier", path: story.path });
  await page.getByRole("button", { name: t("reader.delete"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("reader.delete.confirm") })
    .click();
  await expect(page).toHaveURL(`${product.origin}/`);
  const notices = page.getByRole("region", { name: t("app.notices") });
  await expect(notices.getByText("“To be forgotten” has been deleted.")).toBeVisible();
  await expect(notices.locator("[data-tone=success]")).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
  await page.reload();
  await expect(page.getByText(t("home.empty.title"))).toBeVisible();
  await expect(page.getByText("has been deleted")).toHaveCount(0);
});

test("below 768 px the shelf is the phone's, from 768 px on the wide one (S2.24)", async ({ page, product }) => {
  await page.setViewportSize({ width: 767, height: 1024 });
  await openSignedIn(page, product.origin, { name: "Shelver" });
  const stats = page.getByRole("main").getByRole("list", { name: t("header.stats") });
  const road = page.getByRole("region", { name: t("level.road") });
  await expect(stats).toBeVisible();
  await expect(road).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(road).toBeVisible();
  await expect(stats).toHaveCount(0);
  await expect(covers(page).first()).toBeVisible();
});

test.describe("a whole story on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("goes from the button to a sheet for the idea, to the form, to the book (S2.25)", async ({ page, product }) => {
    await openSignedIn(page, product.origin, { name: "Walker" });
    await create(page).tap();
    const sheet = page.getByRole("dialog", { name: t("new.title") });
    const idea = sheet.getByRole("textbox", { name: t("new.idea") });
    const next = sheet.getByRole("button", { name: t("new.next") });
    await expect(idea).toBeFocused();
    await expect(next).toBeDisabled();
    await idea.fill("   ");
    await expect(next).toBeDisabled();
    await idea.fill("");
    await page.keyboard.type("a brave hedgehog called Pip wants to fly. he has a friend");
    await expect(idea).toHaveValue("A brave hedgehog called Pip wants to fly. He has a friend");

    // Closed by Back, the sheet keeps what was typed.
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${product.origin}/`);
    await create(page).tap();
    await expect(idea).toHaveValue(/^A brave hedgehog/);

    await page.route("**/api/stories/analyze", (route) =>
      route.fulfill({ status: 500, json: { code: "error.unknown" } }),
    );
    await next.tap();
    await expect(sheet.getByRole("alert")).toHaveText("Failed to analyze your story. Please try again.");
    await expect(idea).toHaveValue(/^A brave hedgehog/);
    await page.unroute("**/api/stories/analyze");
    const calls = callsOf(page);
    await next.tap();
    await expect(page).toHaveURL(`${product.origin}/review`);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(/^A brave hedgehog/);
    expect(calls.filter((call) => call === "POST /stories/analyze")).toHaveLength(1);
    const form = await page.getByRole("main").boundingBox();
    expect(form?.width).toBe(PHONE.width);
    await page.getByRole("button", { name: t("review.create") }).tap();
    await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
    await expect(page.getByRole("button", { name: t("reader.cover"), exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`^${product.origin}/(review)?$`));
  });

  test("the end of the onboarding leads to the same sheet, and Back from it to the shelf", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Beginner", newcomer: true });
    const onboarding = page.getByRole("dialog", { name: t("onboarding.title") });
    await onboarding.getByRole("button", { name: t("onboarding.slide", { number: 6, total: 6 }) }).tap();
    await onboarding.getByRole("button", { name: t("onboarding.start") }).tap();
    const sheet = page.getByRole("dialog", { name: t("new.title") });
    await expect(sheet.getByRole("textbox", { name: t("new.idea") })).toBeFocused();
    await expect(onboarding).toBeHidden();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${product.origin}/`);
    await page.reload();
    await expect(create(page)).toBeVisible();
    await expect(onboarding).toHaveCount(0);
  });
});
