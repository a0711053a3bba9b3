import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN, serviceWorkers: "allow" });

test("a shared book that a visitor has kept is none to a newer app that cannot read it, is kept anew, and goes when its sharing is taken back", async ({
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

  // What an older app has kept in a form of its own is not taken for a book, and is kept anew with a network.
  await page.evaluate(async (path) => {
    const name = (await caches.keys()).find((each) => each.startsWith("books-")) ?? "";
    const kept = { story: { id: "1", title: "Of an older app" }, openedAt: 1 };
    await (await caches.open(name)).put(`/kept${path}`, new Response(JSON.stringify(kept)));
  }, story.path);
  await page.reload();
  await expect(page.getByText(t("offline.not_kept"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(button(page, t("reader.cover"))).toHaveAttribute("aria-current", "page");
  const keptId = () =>
    page.evaluate(async (path) => {
      const kept = await caches.match(`/kept${path}`);
      return String(((await kept?.json()) as { story?: { id?: string } } | undefined)?.story?.id);
    }, story.path);
  await expect.poll(keptId).toBe(story.id);
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: false });
  await page.reload();
  await expect(page.getByRole("heading", { name: t("error.story.loading") })).toBeVisible();
  await expect.poll(isKept).toBe(false);
});

test("who signs in on a device that another has read on finds none of that one's books", async ({
  page,
  context,
  product,
}) => {
  const isKept = (path: string) =>
    page.evaluate(async (address) => (await caches.match(`/kept${address}`)) !== undefined, path);
  const first = await makeStory(product, "Sharer");
  await openSignedIn(page, product.origin, { name: "Sharer", path: first.path });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => isKept(first.path)).toBe(true);
  // The first one's session ends without a word; somebody else signs in.
  const second = await makeStory(product, "Taker");
  const tab = await context.newPage();
  await openSignedIn(tab, product.origin, { name: "Taker", path: second.path });
  await expect.poll(() => isKept(second.path)).toBe(true);
  await expect.poll(() => isKept(first.path)).toBe(false);
  await context.setOffline(true);
  await tab.goto(`${product.origin}${first.path}`);
  await expect(tab.getByText(t("offline.not_kept"))).toBeVisible();
  await tab.goto(`${product.origin}/`);
  await expect(tab.locator(`a[href="${second.path}"]`).first()).toBeVisible();
  await expect(tab.locator(`a[href="${first.path}"]`)).toHaveCount(0);
});
