import { say } from "#messages/say.ts";
import { openAccount } from "./support/account.ts";
import { button, openPicture, turnTo, wordsField, wordsTool } from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN, serviceWorkers: "allow" });

test("a finished book that was opened once is read without a network, words kept, and goes with the sign-out (S13.5)", async ({
  page,
  context,
  product,
}) => {
  // It opens the app anew many times, which a busy machine does slowly.
  test.slow();
  const story = await makeStory(product, "Offline");
  await openSignedIn(page, product.origin, { name: "Offline", path: story.path });
  await expect(button(page, t("reader.cover"))).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Nothing but the test's own private window keeps a browser from offering to install it.
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  await session.detach();
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const kept = () =>
    page.evaluate(async () => {
      const books = (await caches.keys()).filter((name) => name.startsWith("books-"));
      const addresses = await Promise.all(books.map(async (name) => (await (await caches.open(name)).keys()).length));
      return addresses.reduce((sum, count) => sum + count, 0);
    });
  // Cover and eight pages in two sizes, and the story under its two ids.
  await expect.poll(kept).toBe(2 * 9 + 2);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t("offline.note"))).toBeVisible();
  const told = await story.read();
  // All nine pictures are kept, as was counted; some are looked at.
  for (const index of [0, 7]) {
    await turnTo(page, index);
    await expect(page.locator(`[data-words="${index}"]`)).toHaveText(String(pageOf(told, index)["text"]));
    const picture = openPicture(page).last();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  }

  // A change is refused kindly, and what was typed stays.
  await wordsTool(page, 7).click();
  await wordsField(page).fill("Pip waits for the network.");
  await button(page, t("edit.save")).click();
  await expect(page.getByText(t("offline.change"))).toBeVisible();
  await page.reload();
  await turnTo(page, 7);
  await wordsTool(page, 7).click();
  await expect(wordsField(page)).toHaveValue("Pip waits for the network.");

  await page.goto(`${product.origin}/`);
  await expect(page.getByText("Pip and the moon").first()).toBeVisible();

  await context.setOffline(false);
  await openAccount(page, "Offline");
  await page.getByRole("button", { name: t("header.logout") }).click();
  await expect.poll(kept).toBe(0);
  await context.setOffline(true);
  await page.goto(`${product.origin}${story.path}`);
  await expect(page.getByText(t("offline.not_kept"))).toBeVisible();
});
