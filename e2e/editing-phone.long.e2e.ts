import type { Locator } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button, pictureChoice, saveButton, wordsField } from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a grid of pictures selects one or adds a newly painted one (S2.68)", async ({ page, product }) => {
    const story = await makeStory(product, "Phoner");
    await openSignedIn(page, product.origin, { name: "Phoner", path: story.path });
    await button(page, t("edit.tool.picture.cover")).tap();
    const sheet = page.getByRole("dialog", { name: t("edit.picture.title.cover") });
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: t("edit.picture.new") }).tap();
    await expect(pictureChoice(page, 2, 2)).toBeChecked({ timeout: 30_000 });
    await pictureChoice(page, 1, 2).click({ force: true });
    await expect.poll(async () => Number(pageOf(await story.read(), -1)["selectedImageIndex"])).toBe(0);
  });

  test("Back closes the sheet, then the book, and a single tap on a picture opens its choice after a moment (T14)", async ({
    page,
    product,
  }) => {
    const story = await makeStory(product, "Backer");
    await openSignedIn(page, product.origin, { name: "Backer" });
    await page
      .getByRole("link", { name: /Pip and the moon/ })
      .first()
      .tap();
    await expect(page).toHaveURL(new RegExp(`${story.path}|${story.id}`));
    await page.locator("[role=presentation]").first().tap();
    const sheet = page.getByRole("dialog", { name: t("edit.picture.title.cover") });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pip and the moon");
    await page.goBack();
    await expect(page).toHaveURL(`${product.origin}/`);
  });

  test("the words of a page are changed in a sheet, whose Save is in sight", async ({ page, product }) => {
    const story = await makeStory(product, "Sheeter");
    await openSignedIn(page, product.origin, { name: "Sheeter", path: story.path });
    await button(page, t("reader.next")).tap();
    await button(page, t("edit.tool.words.page", { page: 1 })).tap();
    await wordsField(page).fill("Told on the bus.");
    await expect(saveButton(page)).toBeInViewport();
    await saveButton(page).tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator('[data-words="0"]')).toHaveText("Told on the bus.");
  });

  test("on the smallest phone words and Save stay in sight over the keyboard, the first tap outside only puts that away, and a turn of the phone loses nothing (T63)", async ({
    page,
    product,
  }) => {
    const HEIGHT = 568;
    const KEYBOARD = 253;
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
    const lowest = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? HEIGHT);
    };
    await page.setViewportSize({ width: 320, height: HEIGHT });
    const story = await makeStory(product, "Smaller");
    await openSignedIn(page, product.origin, { name: "Smaller", path: story.path });
    await button(page, t("reader.next")).tap();
    await button(page, t("edit.tool.words.page", { page: 1 })).tap();
    await wordsField(page).fill("Told with one thumb.");
    await keyboard(KEYBOARD);
    await expect.poll(() => lowest(saveButton(page))).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
    expect(await lowest(wordsField(page))).toBeLessThanOrEqual(HEIGHT - KEYBOARD);
    expect((await wordsField(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);

    await page.touchscreen.tap(160, 8);
    await keyboard(0);
    await expect(wordsField(page)).not.toBeFocused();
    await page.setViewportSize({ width: HEIGHT, height: 320 });
    await keyboard(0);
    await expect(saveButton(page)).toBeInViewport();
    await expect(wordsField(page)).toHaveValue("Told with one thumb.");
    await saveButton(page).tap();
    await expect(page.locator('[data-words="0"]').first()).toHaveText("Told with one thumb.");
  });
});
