import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { untilAtRest } from "./support/at-rest.ts";
import { giveVoices, markedWord, spokenBy } from "./support/fake-voice.ts";
import { makeStory, type MadeStory, pageOf } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

let story: MadeStory;
test.beforeAll(async ({ product }) => {
  story = await makeStory(product, "Librarian");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const thumbnail = (page: Page, index: number) =>
  button(page, index < 0 ? t("reader.cover") : t("reader.page", { page: index + 1 }));
const expectAt = (page: Page, index: number) => expect(thumbnail(page, index)).toHaveAttribute("aria-current", "page");

/** Opens the shared story as anybody may. */
async function open(page: Page, origin: string, at = -1): Promise<void> {
  await page.goto(`${origin}${story.path}`);
  await expectAt(page, -1);
  if (at < 0) return;
  await thumbnail(page, at).click();
  await expectAt(page, at);
}

test("the book is read aloud: the spoken word is marked and pages turn by themselves, to the last (S13.2)", async ({
  page,
  product,
}) => {
  await giveVoices(page, ["en-GB"]);
  await open(page, product.origin, 5);
  await expect(page.locator("[data-flying]")).toHaveCount(0);
  const text = String(pageOf(await story.read(), 5)["text"]);
  await button(page, t("reading.aloud")).click();
  await expect(button(page, t("reading.aloud.stop"))).toBeVisible();
  await expect.poll(() => markedWord(page)).not.toBe("");
  expect(text).toContain((await spokenBy(page))[0] ?? "nothing was spoken");
  await expectAt(page, 6);
  await expectAt(page, 7);
  await expect(button(page, t("reading.aloud"))).toBeVisible({ timeout: 30_000 });
  expect(await markedWord(page)).toBe("");
  const last = String(pageOf(await story.read(), 7)["text"]);
  expect(last.trim().endsWith((await spokenBy(page)).at(-1) ?? "nothing")).toBe(true);
});

test("a voice that does not tell where it is has its words counted out", async ({ page, product }) => {
  await giveVoices(page, ["en-GB"], { tells: false });
  await open(page, product.origin, 1);
  await expect(page.locator("[data-flying]")).toHaveCount(0);
  await button(page, t("reading.aloud")).click();
  await expect.poll(() => markedWord(page)).not.toBe("");
  const first = await markedWord(page);
  await expect.poll(() => markedWord(page)).not.toBe(first);
  await button(page, t("reading.aloud.stop")).click();
  expect(await markedWord(page)).toBe("");
});

test("reading aloud is not offered where the device has no voice for the book's language", async ({
  page,
  product,
}) => {
  await giveVoices(page, ["ro-RO", "de-DE"]);
  await open(page, product.origin);
  await expect(button(page, t("reading.settings"))).toBeVisible();
  await expect(button(page, t("reading.aloud"))).toHaveCount(0);
});

test("size, letters and bedtime are chosen while reading and remembered (S13.3)", async ({ page, product }) => {
  await open(page, product.origin, 1);
  const dress = () =>
    page.locator('[data-words="1"]').evaluate((words) => {
      const { fontSize, fontFamily } = getComputedStyle(words);
      return { size: Number.parseFloat(fontSize), family: fontFamily };
    });
  const usual = await dress();
  await button(page, t("reading.settings")).click();
  await untilAtRest(page);
  await page.getByRole("radio", { name: t("reading.size.huge") }).check({ force: true });
  expect((await dress()).size).toBeGreaterThan(usual.size * 1.4);
  await page.getByRole("radio", { name: t("reading.letters.easy") }).check({ force: true });
  await page.getByRole("switch", { name: t("reading.bedtime") }).check();
  const chosen = await dress();
  expect(chosen.family).toContain("OpenDyslexic");
  // Two commas stand low before what is said in Romanian and German; the face itself has only one there.
  const marks = await page.evaluate(async (family) => {
    const face = `40px ${family}`;
    await document.fonts.load(face, "\u201e\u201a");
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return { two: 0, one: 0 };
    context.font = face;
    return { two: context.measureText("\u201e").width, one: context.measureText("\u201a").width };
  }, chosen.family);
  expect(marks.two).toBeGreaterThan(marks.one * 1.2);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("switch", { name: t("reading.bedtime") })).toBeHidden();
  await page.reload();
  await thumbnail(page, 1).click();
  await expect(page.locator('[data-words="1"]')).toBeVisible();
  expect(await dress()).toEqual(chosen);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
});
