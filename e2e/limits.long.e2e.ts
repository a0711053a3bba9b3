import { say } from "#messages/say.ts";
import { button, leaveSheet, openAt, pictureTool, saveButton, wordsField, wordsTool } from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { callsOf } from "./support/provider-page.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");
const TOO_MANY = "1 character too many";

test.use({ locale: "en-GB", ...SCREEN });

test("an idea of 4 000 characters, names of 40 and looks of 300 are taken, one more is said by its field and never sent; the cast has six (S5.9)", async ({
  page,
  product,
}) => {
  const calls = callsOf(page);
  await openSignedIn(page, product.origin, { name: "Lengthy", path: "/new" });
  const idea = page.getByRole("textbox", { name: t("new.idea") });
  await idea.fill("A".repeat(4001));
  await button(page, t("new.analyze")).click();
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(idea).toHaveValue("A".repeat(4001));
  await idea.fill("A".repeat(4000));
  await expect(page.getByText(TOO_MANY)).toBeHidden();
  expect(calls).not.toContain("POST /stories/analyze");

  await button(page, t("new.advanced")).click();
  const add = button(page, t("review.character.add"));
  await add.click();
  const name = page.getByRole("textbox", { name: t("review.character.name") }).first();
  const looks = page.getByRole("textbox", { name: t("review.character.description") }).first();
  await name.fill("P".repeat(41));
  await looks.fill("a".repeat(301));
  await button(page, t("review.create")).click();
  for (const field of [name, looks]) await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(calls).not.toContain("POST /stories");
  await name.fill("P".repeat(40));
  await looks.fill("a".repeat(300));
  for (const field of [name, looks]) await expect(field).not.toHaveAttribute("aria-invalid", "true");
  for (let more = 0; more < 5; more += 1) await add.click();
  await expect(add).toHaveCount(0);
});

test("words of 1 500 characters and wishes of 1 000 can be saved, with one more it is said how many are too many (S5.9)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Wordy");
  await openAt(page, product.origin, story, "Wordy", 0);
  await wordsTool(page, 0).click();
  await wordsField(page).fill("a".repeat(1501));
  await expect(page.getByText(TOO_MANY)).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await wordsField(page).fill("a".repeat(1500));
  await expect(saveButton(page)).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(wordsField(page)).toBeHidden();

  await pictureTool(page, 0).click();
  for (const [field, done] of [
    ["edit.picture.change", "edit.picture.change.do"],
    ["edit.picture.wish", "edit.picture.wish.paint"],
  ] as const) {
    const wish = page.getByRole("textbox", { name: t(field), exact: true });
    await wish.fill("a".repeat(1001));
    await expect(page.getByText(TOO_MANY)).toBeVisible();
    await expect(button(page, t(done))).toBeDisabled();
    await wish.fill("a".repeat(1000));
    await expect(button(page, t(done))).toBeEnabled();
  }
  await leaveSheet(page);
});
