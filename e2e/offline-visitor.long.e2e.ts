import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 1280, height: 800 }, serviceWorkers: "allow" });

test("a shared book that a visitor has kept goes when its sharing is taken back", async ({
  page,
  context,
  product,
}) => {
  const story = await makeStory(product, "Lender");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  await page.goto(`${product.origin}${story.path}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const isKept = () => page.evaluate(async (path) => (await caches.match(`/kept${path}`)) !== undefined, story.path);
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(button(page, t("reader.cover"))).toHaveAttribute("aria-current", "page");
  await context.setOffline(false);
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: false });
  await page.reload();
  await expect(page.getByRole("heading", { name: t("error.story.loading") })).toBeVisible();
  await expect.poll(isKept).toBe(false);
});
