import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { onPhone, PHONE, SCREEN } from "./support/screen.ts";
import { liveStory } from "./support/story-life.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN, permissions: ["clipboard-read", "clipboard-write"] });

test("title, words and wishes are changed, pictures painted and changed, the book liked, shared, taken along and deleted, each in its place around it (S1.4, S2.52, S4.60, S7.6, S7.7, S7.8, S7.9, S7.11, S7.12, S7.13)", async ({
  page,
  product,
}) => {
  await liveStory({ page, product, owner: "Lifelong", narrow: onPhone });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("private until the owner's Share, which copies the link within the press; closed again by a question; it previews as the book and no crawler keeps it (S2.55, S2.67, S14.1, S14.2)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Opener");
  expect(story.path).toMatch(/^\/stories\/[2-9a-z]{14}$/);
  const link = `${product.origin}${story.path}`;
  /** As somebody sees it who has nothing but the link, given either id. */
  const seenBy = async () => {
    const answers = [await fetch(link), await fetch(`${product.origin}/stories/${story.id}`)];
    for (const answer of answers) expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    return answers.map(({ status }) => status);
  };
  expect(await seenBy()).toEqual([404, 404]);
  await openSignedIn(page, product.origin, { name: "Opener", path: story.path });
  const stop = button(page, t("reader.unshare"));
  await expect(button(page, t("reader.delete"))).toBeVisible();
  await expect(stop).toHaveCount(0);

  // The link is handed on before the server has answered: browsers refuse it later.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/sharing", async (route) => {
    await held;
    await route.continue();
  });
  await button(page, t("reader.share.title")).click();
  await expect.poll(() => copied(page)).toBe(link);
  await expect(page.getByText(t("reader.share.copied"))).toHaveCount(0);
  answer();
  await expect(page.getByText(t("reader.share.copied")).first()).toBeVisible();
  expect(await seenBy()).toEqual([200, 200]);
  const passedOn = await page.context().newPage();
  await passedOn.goto(link);
  const told = (name: string) => passedOn.locator(`meta[property="og:${name}"]`).getAttribute("content");
  expect(await Promise.all(["title", "locale", "url"].map(told))).toEqual(["Pip and the moon", "en_US", link]);
  expect(await told("description")).toContain("Opener");
  const image = await fetch((await told("image")) ?? "");
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  await passedOn.close();

  await stop.click();
  const question = page.getByRole("dialog", { name: t("reader.unshare.title") });
  await question.getByRole("button", { name: t("app.cancel") }).click();
  await expect(question).toBeHidden();
  expect(await seenBy()).toEqual([200, 200]);
  await stop.click();
  await question.getByRole("button", { name: t("reader.unshare") }).click();
  await expect(page.getByText(t("reader.unshare.done")).first()).toBeVisible();
  await expect(stop).toHaveCount(0);
  expect(await seenBy()).toEqual([404, 404]);

  // A browser that neither shares nor copies shows the link; a share sheet that is closed again shares nothing.
  await giveSharers(page, "none");
  await button(page, t("reader.share.title")).click();
  const byHand = page.getByRole("dialog", { name: t("reader.share.title") });
  await expect(byHand.getByRole("textbox", { name: t("reader.share.link") })).toHaveValue(link);
  expect(await seenBy()).toEqual([200, 200]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE.viewport);
  await stop.click();
  await question.getByRole("button", { name: t("reader.unshare") }).click();
  await expect(stop).toHaveCount(0);
  await giveSharers(page, "sheet that is closed");
  await button(page, t("reader.share.title")).click();
  await expect.poll(seenBy).toEqual([404, 404]);
});

interface Sharers {
  readonly clipboard: { readText(): Promise<string> };
}

const copied = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { navigator: Sharers }).navigator.clipboard.readText());

/** What the browser can do with a link. */
async function giveSharers(page: Page, kind: "none" | "sheet that is closed"): Promise<void> {
  await page.evaluate((sheet) => {
    const { navigator } = globalThis as unknown as { navigator: object };
    const share = sheet ? () => Promise.reject(new DOMException("closed", "AbortError")) : undefined;
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  }, kind !== "none");
}
