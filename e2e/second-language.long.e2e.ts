import { execFileSync } from "node:child_process";
import { say } from "#messages/say.ts";
import { button, openAt, turnTo, turnToTools, wordsTool } from "./support/editing-page.ts";
import { giveVoices, spokenBy } from "./support/fake-voice.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

const IDEA = "A little hedgehog called Pip wants to fly.";

test("a book is told in a second language, read in both or in either, heard in each, edited and printed (S13.6)", async ({
  page,
  product,
}) => {
  await giveVoices(page, ["en-GB", "de-DE"]);
  const story = await makeStory(product, "Bilingual", { title: "", story: IDEA });
  await story.owner.call(`PUT /stories/${story.id}/pages/2/text`, { text: "Pip has porridge." });
  await openAt(page, product.origin, story, "Bilingual", 1);

  await turnToTools(page);
  await button(page, t("second.open")).click();
  const dialog = page.getByRole("dialog", { name: t("second.title") });
  await dialog.getByRole("radio", { name: t("language.de") }).check();
  await dialog.getByRole("button", { name: t("second.tell") }).click();
  await expect(dialog.getByText(t("second.open_pages", { count: 1, pages: "3" }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await turnTo(page, 1);
  const told = await story.read();
  const german = String(pageOf(told, 1)["second"]?.["text"]);
  const words = page.locator('[data-words="1"]');
  await expect(words).toHaveText([String(pageOf(told, 1)["text"]), german]);
  await expect(words.nth(1)).toHaveAttribute("lang", "de");

  await button(page, t("reading.settings")).click();
  await page.getByRole("radio", { name: t("language.de") }).check();
  await expect(words).toHaveText([german]);
  await page.keyboard.press("Escape");
  // The choice is remembered.
  await page.reload();
  await turnTo(page, 1);
  await expect(words).toHaveText([german]);
  await expect(page.locator("[data-flying]")).toHaveCount(0);
  await button(page, t("reading.aloud")).click();
  await expect.poll(async () => german.includes((await spokenBy(page))[0] ?? "nothing yet")).toBe(true);
  await button(page, t("reading.aloud.stop")).click();

  await turnTo(page, 2);
  await wordsTool(page, 2).click();
  const field = page.getByRole("textbox", { name: t("second.words", { language: t("second.name.de") }) });
  await field.fill("Pip isst Brei.");
  await button(page, t("second.words.save", { language: t("second.name.de") })).click();
  await expect(page.locator('[data-words="2"]')).toHaveText(["Pip isst Brei."]);
  await button(page, t("app.close")).click();

  await turnToTools(page);
  await button(page, t("paper.open")).click();
  const get = page
    .getByRole("listitem")
    .filter({ hasText: t("paper.screen") })
    .getByRole("button");
  // A proxy's page in place of the file is said to have failed, and not saved as a book.
  let saved = 0;
  page.on("download", () => (saved += 1));
  await page.route("**/pdf?*", (route) => route.fulfill({ contentType: "text/html", body: "<p>Bad gateway</p>" }));
  await get.click();
  await expect(page.getByText(t("error.story.download_pdf")).first()).toBeVisible();
  expect(saved).toBe(0);
  await page.unroute("**/pdf?*");
  const arriving = page.waitForEvent("download");
  await get.click();
  const printed = execFileSync("pdftotext", [await (await arriving).path(), "-"], { encoding: "utf8" });
  const plain = printed.replaceAll(/\s+/g, " ");
  for (const text of ["Pip has porridge.", "Pip isst Brei.", german])
    expect(plain).toContain(text.replaceAll(/\s+/g, " "));
});
