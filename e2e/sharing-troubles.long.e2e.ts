import { say } from "#messages/say.ts";
import { button, pictureTool } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");
const FAULT = { status: 500, json: { code: "internal", message: "No.", requestId: "r" } };

test.use({ locale: "en-GB", ...SCREEN });

test("a link that cannot be shared, copied or changed says so, and a notice goes by itself after three seconds (S2.70, S8.5, S8.20)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Unheard");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.origin });
  await openSignedIn(page, product.origin, { name: "Unheard", path: story.path });
  const notice = (text: string) => page.getByText(text, { exact: true }).first();
  const share = () => button(page, t("reader.share.title")).click();

  await page.route("**/sharing", (route) => route.fulfill(FAULT));
  await share();
  await expect(notice("Failed to copy share link. Please try again.")).toBeVisible();
  await page.unroute("**/sharing");

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await share();
  const dialog = page.getByRole("dialog", { name: t("reader.share.title") });
  await expect(dialog.getByRole("textbox")).toHaveValue(`${product.origin}${story.path}`);
  await button(page, t("reader.share.copy")).click();
  await expect(dialog.getByText("Failed to copy link. Please try again.")).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));

  // By the page's own clock, which the test winds on.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, t("reader.share.copy")).click();
  const copied = notice("Link copied to clipboard!");
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.origin}${story.path}`);
  await page.clock.runFor(2_800);
  await expect(copied).toBeVisible();
  await expect(copied.locator("xpath=ancestor::*[@data-tone]")).not.toHaveAttribute("data-ending-style");
  await page.clock.runFor(300);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return copied.count();
    })
    .toBe(0);
  await page.clock.resume();

  await page.route(/\/cover\/edit$/, (route) => route.fulfill(FAULT));
  await pictureTool(page, -1).click();
  await page.getByRole("textbox", { name: t("edit.picture.change") }).fill("It is night.");
  await button(page, t("edit.picture.change.do")).click();
  await expect(notice("Failed to update image. Please try again.")).toBeVisible();
});
