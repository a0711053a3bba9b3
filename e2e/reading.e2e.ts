import type { Page, Route } from "@playwright/test";
import { say } from "#messages/say.ts";
import { makeStory, type MadeStory, pageOf } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import { dragFinger } from "./support/touch.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

/** Pictures of stories, in any size. */
const PICTURES = /\/(screen|small|thumb)\.webp/;

let story: MadeStory;
test.beforeAll(async ({ product }) => {
  story = await makeStory(product, "Librarian");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const thumbnail = (page: Page, index: number) =>
  button(page, index < 0 ? t("reader.cover") : t("reader.page", { page: index + 1 }));
const expectAt = (page: Page, index: number) => expect(thumbnail(page, index)).toHaveAttribute("aria-current", "page");

/** Opens the shared story as anybody may. */
async function open(page: Page, origin: string, at = -1): Promise<void> {
  await page.goto(`${origin}${story.path}`);
  await expectAt(page, -1);
  if (at < 0) return;
  await thumbnail(page, at).click();
  await expectAt(page, at);
}

test.describe("on a phone", () => {
  const width = 400;
  test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

  test("one page at a time: picture, words, and a strip that begins with C (S2.50)", async ({ page, product }) => {
    await open(page, product.origin);
    const strip = page.getByRole("navigation", { name: t("reader.pages") });
    await expect(strip.getByRole("button")).toHaveText(["C", "1", "2", "3", "4", "5", "6", "7", "8"]);
    await button(page, t("reader.next")).tap();
    await expectAt(page, 0);
    await expect(page.locator('[data-words="0"]')).toHaveText(String(pageOf(await story.read(), 0)["text"]));
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole("group", { name: "Pip and the moon" })).toBeVisible();
    await expectAt(page, 0);
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(page.getByRole("group", { name: "Pip and the moon" })).toBeHidden();
    await expectAt(page, 0);
  });

  test("a swipe of more than 15 percent turns, and a pull beyond the ends moves 30 percent (S2.51, T12)", async ({
    page,
    product,
  }) => {
    await open(page, product.origin, 1);
    const y = 300;
    const swipe = (pixels: number, down = 0) => dragFinger(page, { x: 200, y }, { x: 200 + pixels, y: y + down });
    await swipe(-width * 0.15);
    await expectAt(page, 1);
    await swipe(-width * 0.16);
    await expectAt(page, 2);
    await swipe(width * 0.16);
    await expectAt(page, 1);
    // Down along the words, and slanted: a scroll.
    await swipe(-width * 0.2, 200);
    await expectAt(page, 1);

    // By a mouse: after a throw the browser takes the next tap for stopping it.
    await thumbnail(page, 7).click();
    await expectAt(page, 7);
    await expect(button(page, t("reader.next"))).toBeDisabled();
    const session = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send("touchStart", 300);
    await send("touchMove", 280);
    await send("touchMove", 200);
    const pulled = () =>
      page
        .locator("[data-pulled]")
        .evaluate((track) =>
          (track as unknown as { style: { getPropertyValue(name: string): string } }).style.getPropertyValue(
            "--pulled",
          ),
        );
    await expect.poll(async () => Number.parseFloat(await pulled())).toBeCloseTo(-30);
    await send("touchEnd");
    await expectAt(page, 7);
    await expect(page.locator("[data-pulled]")).toHaveCount(0);
    await button(page, t("reader.previous")).click();
    await expectAt(page, 6);
  });

  test(
    "two fingers draw the picture near and never turn; the next page is whole again",
    { tag: "@phone" },
    async ({ page, product }) => {
      await open(page, product.origin, 1);
      const session = await page.context().newCDPSession(page);
      const send = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints:
            apart === undefined
              ? []
              : [
                  { x: 200 - apart, y: 300, id: 1 },
                  { x: 200 + apart, y: 300, id: 2 },
                ],
        });
      await send("touchStart", 40);
      for (const apart of [60, 80, 100, 120]) await send("touchMove", apart);
      await send("touchEnd");
      await expect(page.locator("[data-near]")).toHaveCount(1);
      await expectAt(page, 1);
      await dragFinger(page, { x: 200, y: 300 }, { x: 60, y: 300 });
      await expectAt(page, 1);
      await button(page, t("reader.next")).tap();
      await expectAt(page, 2);
      await expect(page.locator("[data-near]")).toHaveCount(0);
    },
  );

  test("the page behind does not move while pages are turned (T03)", { tag: "@phone" }, async ({ page, product }) => {
    await open(page, product.origin, 1);
    await dragFinger(page, { x: 300, y: 300 }, { x: 60, y: 300 });
    await expectAt(page, 2);
    expect(await page.evaluate(() => (globalThis as unknown as { scrollY: number }).scrollY)).toBe(0);
  });
});

test("next is disabled on the last page and previous leads nowhere on the cover, by button and by key (S4.56, T07)", async ({
  page,
  product,
}) => {
  await open(page, product.origin);
  await expect(button(page, t("reader.previous"))).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await expectAt(page, -1);
  await page.keyboard.press("End");
  await expectAt(page, 7);
  await expect(button(page, t("reader.next"))).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expectAt(page, 7);
  await button(page, t("reader.previous")).click();
  await expectAt(page, 6);
  await page.keyboard.press("Home");
  await expectAt(page, -1);
});

test(
  "keys that are pressed during a turn turn on, and the closed book and its spreads lie in the middle",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await open(page, product.origin);
    const book = page.getByRole("group", { name: "Pip and the moon" });
    const middleOf = async (selector: string) => {
      const box = await book.locator(selector).first().boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    expect(Math.abs((await middleOf('[data-side="right"]')) - 640)).toBeLessThan(12);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expectAt(page, 2);
    await expect(book.locator("[data-flying]")).toHaveCount(0);
    const [left, right] = [
      await book.locator('[data-side="left"]').boundingBox(),
      await book.locator('[data-side="right"]').boundingBox(),
    ];
    expect(Math.abs(((left?.x ?? 0) + (right?.x ?? 0) + (right?.width ?? 0)) / 2 - 640)).toBeLessThan(12);
  },
);

test(
  "a double click on a picture likes and turns nothing, and words can be selected (S4.51)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await open(page, product.origin, 1);
    await expect(page.locator("[data-flying]")).toHaveCount(0);
    await page.locator('[data-words="1"]').dblclick();
    await expectAt(page, 1);
    expect(
      await page.evaluate(() => String((globalThis as unknown as { getSelection(): unknown }).getSelection()).length),
    ).toBeGreaterThan(0);
    await page.locator('[data-side="left"] img').first().dblclick();
    await expect(page.getByRole("dialog", { name: t("like.login") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAt(page, 1);
  },
);

test("a picture that cannot be loaded gives way to the default cover, that to a sky, asked for once each, and all heals (T65) (S2.54)", async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  const refuse = (route: Route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: "" });
  };
  const book = onPhone ? page.locator("[data-open]") : page.getByRole("group", { name: "Pip and the moon" });
  await page.route(PICTURES, refuse);
  await open(page, product.origin);
  // The neighbouring leaves are laid out too, and have the same.
  await expect(book.locator('img[src="/assets/default-cover.webp"]').first()).toBeVisible();

  await page.route("**/assets/default-cover.webp", refuse);
  await page.reload();
  await expect(book.locator("svg[role=img]").first()).toBeVisible();
  await expectQuiet(page, asked);
  await thumbnail(page, 0).click();
  await expectAt(page, 0);
  await thumbnail(page, -1).click();
  await expectAt(page, -1);
  await expect(book.locator("svg[role=img]").first()).toBeVisible();

  await page.unrouteAll();
  await page.reload();
  await expect(book.locator(`img[src*="${story.id}"]`).first()).toBeVisible();
});

/** Nothing more is asked for: there is no storm of requests. */
async function expectQuiet(page: Page, asked: readonly string[]): Promise<void> {
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  await page.waitForTimeout(1000);
  expect(asked.length).toBe(before);
}
