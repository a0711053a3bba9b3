import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { dragFinger } from "./support/touch.ts";

const { t } = say("en");
const HEIGHT = 844;

test.use({ locale: "en-GB", viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true });

const sheetOf = (page: Page) => page.getByRole("dialog", { name: t("level.road") });

async function openSheet(page: Page) {
  await page
    .getByRole("list", { name: t("header.stats") })
    .getByRole("button", { name: /level/ })
    .tap();
  await expect(sheetOf(page)).toBeVisible();
  await settled(page);
}

/** Until the sheet stands still at the foot of the screen. */
async function settled(page: Page) {
  await expect
    .poll(async () => {
      const box = await sheetOf(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(HEIGHT);
}

async function dragDown(page: Page, share: number) {
  const box = await sheetOf(page).boundingBox();
  const from = { x: 150, y: (box?.y ?? 0) + 34 };
  await dragFinger(page, from, { x: 150, y: from.y + HEIGHT * share });
}

test("a sheet closes by its button, by a tap outside, and by a drag over a tenth of the window (S2.69)", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Sheet" });
  await openSheet(page);
  await dragDown(page, 0.08);
  await settled(page);
  await dragDown(page, 0.14);
  await expect(sheetOf(page)).toBeHidden();

  await openSheet(page);
  await page.touchscreen.tap(195, 40);
  await expect(sheetOf(page)).toBeHidden();

  await openSheet(page);
  await sheetOf(page)
    .getByRole("button", { name: t("app.close") })
    .tap();
  await expect(sheetOf(page)).toBeHidden();
});

test("a sheet stands above the keyboard, and the first tap outside only puts the keyboard away (T63) (S2.69)", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0 });
    Object.defineProperty(window, "visualViewport", { value: view });
  });
  const keyboard = (height: number) =>
    page.evaluate((covered) => {
      const view = window.visualViewport as unknown as EventTarget & { height: number };
      view.height = innerHeight - covered;
      view.dispatchEvent(new Event("resize"));
    }, height);
  await openSignedIn(page, product.origin, { name: "Typist" });
  await openSheet(page);
  await keyboard(300);
  const foot = async () => {
    const box = await sheetOf(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(foot).toBe(HEIGHT - 300);
  await page.touchscreen.tap(195, 20);
  await keyboard(0);
  await settled(page);
  await page.touchscreen.tap(195, 20);
  await expect(sheetOf(page)).toBeHidden();
});

test("Back closes the sheet and stays on the screen; closed by hand, no entry is left behind", async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/terms`);
  await openSignedIn(page, product.origin, { name: "Backer" });
  await expect(page.getByText(t("home.create")).first()).toBeVisible();
  await openSheet(page);
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.origin}/`);

  await openSheet(page);
  await page.keyboard.press("Escape");
  await expect(sheetOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${product.origin}/terms`);
});
