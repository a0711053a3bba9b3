import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { TIMINGS } from "#web/timings.ts";
import { button, turnTo, wordsField } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 } });

/** How long what leaves takes for it, in ms; 0 while nothing leaves. */
const timeToLeave = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll("[data-ending-style]")]
        .flatMap((leaving) => leaving.getAnimations())
        .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
    ),
  );

test("windows, sheets and the popover take their times to leave, the viewer asks every second, and strip and text area keep theirs (S9.4, S9.6)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Punctual");
  await openSignedIn(page, product.origin, { name: "Punctual" });
  // Slowly, so that what leaves can be looked at while it does.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.4 });
  const account = page.getByRole("button", { name: t("header.account", { name: "Punctual" }) });
  await account.click();
  await expect(page.getByRole("button", { name: t("header.logout") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => timeToLeave(page), { intervals: [50] }).toBe(250);
  expect(TIMINGS.popoverExit).toBe(250);
  await expect(page.locator("[data-ending-style]")).toHaveCount(0);

  const likes = page.getByRole("button", { name: /likes$/ }).first();
  const dialog = page.getByRole("dialog", { name: t("likes.title") });
  for (const [width, exit] of [
    [1280, 300],
    [390, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await likes.click();
    await expect(dialog).toBeFocused();
    // It has come wholly before it leaves.
    const moving = () => dialog.evaluate((shown) => shown.getAnimations().length);
    await expect.poll(moving).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => timeToLeave(page), { intervals: [50] }).toBe(exit);
    await expect(dialog).toBeHidden();
  }
  await browser.send("Animation.setPlaybackRate", { playbackRate: 1 });
  expect([TIMINGS.modalExit, TIMINGS.sheetExit]).toEqual([300, 400]);

  await page.setViewportSize({ width: 1280, height: 800 });
  let pending = true;
  const asked: number[] = [];
  await page.clock.install();
  await page.route(/\/api\/stories\/[\w-]{8,}$/, async (route) => {
    asked.push(await page.evaluate(() => Date.now()));
    const real = (await (await route.fetch()).json()) as { story: object };
    await route.fulfill({ json: pending ? { ...real, status: "pending" } : real });
  });
  await page.goto(product.origin + story.path);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  // What fell due in that leap is asked for on its way.
  const askedIn = async (ms: number) => {
    const { length } = asked;
    await setTimeout(ms);
    return asked.length - length;
  };
  await expect.poll(() => askedIn(1_500)).toBe(0);
  const before = asked.length;
  await page.clock.runFor(1_100);
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(700);
  expect(asked.length).toBe(before + 1);
  pending = false;
  // What follows a finished book comes after it, in a moment of its own.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(button(page, t("reader.pdf"))).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const strip = page.getByRole("navigation", { name: t("reader.pages") }).getByRole("list");
  expect(await strip.evaluate((list) => getComputedStyle(list).columnGap)).toBe("6px");
  await strip.evaluate((list) => {
    list.scrollTo = () => list.setAttribute("data-moved", "yes");
  });
  await button(page, t("reader.page", { page: 1 })).click();
  await expect(button(page, t("reader.page", { page: 1 }))).toHaveAttribute("aria-current", "page");
  await page.clock.runFor(140);
  await expect(strip).not.toHaveAttribute("data-moved");
  await page.clock.runFor(20);
  await expect(strip).toHaveAttribute("data-moved", "yes");
  await page.clock.resume();

  await turnTo(page, 0);
  await button(page, t("edit.tool.words")).click();
  const heights = () =>
    wordsField(page).evaluate((area: HTMLTextAreaElement) => {
      const shown = area.style.blockSize;
      area.style.blockSize = "0";
      const content = area.scrollHeight;
      area.style.blockSize = shown;
      return [Number.parseFloat(shown), content + 8];
    });
  for (const words of ["Short.", "A long line that does not end. ".repeat(20)]) {
    await wordsField(page).fill(words);
    const [shown, wanted] = await heights();
    expect(shown).toBe(wanted);
    expect(await wordsField(page).evaluate((area: HTMLElement) => area.offsetHeight)).toBe(wanted);
  }

  const narrow = { width: 390, height: 844 };
  const panel = page.locator("[data-scrolls]").first();
  await page.keyboard.press("Escape");
  await page.setViewportSize(narrow);
  await expect
    .poll(() =>
      panel.evaluate((box: HTMLElement) => box.offsetHeight - (box.firstElementChild as HTMLElement).offsetHeight),
    )
    .toBe(8);
  const unmeasured = await page.context().newPage();
  await unmeasured.addInitScript(() => {
    ResizeObserver.prototype.observe = () => {};
  });
  await unmeasured.setViewportSize(narrow);
  await unmeasured.goto(product.origin + story.path);
  await expect
    .poll(() =>
      unmeasured.locator("[data-scrolls]").evaluate((box: HTMLElement) => [
        box.offsetHeight - (box.firstElementChild as HTMLElement).offsetHeight,
        // The room of the words is never less than that of a field that has not been measured yet.
        Number.parseFloat(getComputedStyle(box.parentElement ?? box).minBlockSize),
      ]),
    )
    .toEqual([8, 60]);
});
