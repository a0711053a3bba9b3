import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button, turnTo } from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { deployProduct } from "./support/newer-build.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" });

const isNewer = (page: Page) => page.locator('meta[name="build"]').count();
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("shell-")).length);

test("a newer build leaves an open book alone, is there at the next visit, and reads without a network what was opened before (S13.5)", async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const story = await makeStory(product, "Deployer");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const told = await story.read();
  const deployed = await deployProduct(product.origin);
  try {
    await page.goto(`${deployed.origin}${story.path}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const isKept = () => page.evaluate(async (path) => (await caches.match(`/kept${path}`)) !== undefined, story.path);
    await expect.poll(isKept).toBe(true);
    // From here on the worker answers for the page.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await isNewer(page)).toBe(0);

    deployed.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed");
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);

    // The open book goes on, with parts of its own build that it had not asked for before.
    await turnTo(page, 2);
    await expect(page.locator('[data-words="2"]')).toHaveText(String(pageOf(told, 2)["text"]));
    await button(page, t("reading.settings")).click();
    await expect(page.getByRole("group", { name: t("reading.size") })).toBeVisible();
    await page.keyboard.press("Escape");
    expect(await shells(page)).toBe(2);

    // The next page that is opened is the newer build's, beside the older one's.
    const next = await context.newPage();
    await next.goto(`${deployed.origin}${story.path}`);
    await expect(button(next, t("reader.cover"))).toHaveAttribute("aria-current", "page");
    expect(await isNewer(next)).toBe(1);
    await turnTo(page, 3);
    await expect(page.locator('[data-words="3"]')).toHaveText(String(pageOf(told, 3)["text"]));

    // With the last page of the older build goes its worker, and with that its files.
    await page.close();
    await next.close();
    const visit = await context.newPage();
    await visit.goto(`${deployed.origin}${story.path}`);
    await expect.poll(() => shells(visit), { timeout: 30_000 }).toBe(1);
    await context.setOffline(true);
    await visit.reload();
    await expect(visit.getByText(t("offline.note"))).toBeVisible();
    expect(await isNewer(visit)).toBe(1);
    await turnTo(visit, 4);
    await expect(visit.locator('[data-words="4"]')).toHaveText(String(pageOf(told, 4)["text"]));
  } finally {
    await deployed.close();
  }
});
