import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory, type MadeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";

const { t } = say("en");
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

test.use({ locale: "en-GB", viewport: LAPTOP });

let story: MadeStory;
test.beforeAll(async ({ product }) => {
  story = await makeStory(product, "Roomy");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
});

const open = (page: Page, origin: string) => openSignedIn(page, origin, { name: "Roomy", path: story.path });

test("words too big for their place say that they go on, and a press brings the rest, wide and narrow (S13.2)", async ({
  page,
  product,
}) => {
  // Nothing scrolls by and by.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const text = "Pip looked up at the moon. ".repeat(14).trim();
  expect((await story.owner.call(`PUT /stories/${story.id}/pages/1/text`, { text })).status).toBe(200);
  await page.addInitScript(() => localStorage.setItem("reading", JSON.stringify({ size: "huge", letters: "easy" })));
  for (const size of [LAPTOP, { width: 320, height: 568 }]) {
    await page.setViewportSize(size);
    await page.goto(product.origin + story.path);
    await button(page, t("reader.page", { page: 2 })).click();
    await expect(page.locator("[data-flying]")).toHaveCount(0);
    const words = page.locator('[data-scrolls]:has([data-words="1"])');
    await expect(words).toHaveAttribute("data-overrun", "below");
    await expect(words).toHaveAttribute("tabindex", "0");
    const more = words.locator("+ button");
    for (let press = 0; press < 9 && (await more.isVisible()); press += 1) {
      const before = await words.evaluate((box) => box.scrollTop);
      await more.click();
      await expect.poll(() => words.evaluate((box) => box.scrollTop)).toBeGreaterThan(before);
    }
    await expect(words).toHaveAttribute("data-overrun", "above");
    await expect(more).toBeHidden();
  }
});

test("an owner's tools find their room kept when they come to a phone's cover", async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/*story-tools*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, product.origin);
  const cover = page.locator("[data-drawn]").first();
  await expect(button(page, t("reader.next"))).toBeVisible();
  await expect(cover).toBeVisible();
  const before = await cover.boundingBox();
  letThrough();
  await expect(button(page, t("reader.delete"))).toBeVisible();
  expect(await cover.boundingBox()).toEqual(before);
});

test("every tool of a book that got stuck or was hidden is in sight, on a laptop and on a phone (S3.21, S12.3)", async ({
  page,
  product,
}) => {
  for (const change of ["status = 'failed'", "status = 'completed', hidden = true"]) {
    await queryDatabase(product, `update stories set ${change}, version = version + 1 where id = $1`, [story.id]);
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await open(page, product.origin);
      await expect(button(page, t("reader.delete"))).toBeInViewport({ ratio: 1 });
      await button(page, t("reader.delete")).click({ trial: true });
    }
  }
});
