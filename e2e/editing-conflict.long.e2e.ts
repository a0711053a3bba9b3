import { say } from "#messages/say.ts";
import { button, openAt, saveButton, wordsField, wordsTool } from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("words that two tabs have changed are both shown, and the person chooses", async ({ page, product }) => {
  const story = await makeStory(product, "Doubler");
  await openAt(page, product.origin, story, "Doubler", 0);
  await wordsTool(page, 0).click();
  await wordsField(page).fill("Written in this tab.");
  const elsewhere = (text: string) => story.owner.call(`PUT /stories/${story.id}/pages/0/text`, { text });
  await elsewhere("Written in the other tab.");
  await saveButton(page).click();
  const conflict = page.getByRole("alert").filter({ hasText: t("edit.conflict.title") });
  await expect(conflict).toContainText("Written in this tab.");
  await expect(conflict).toContainText("Written in the other tab.");
  expect(String(pageOf(await story.read(), 0)["text"])).toBe("Written in the other tab.");
  await button(page, t("edit.conflict.keep_mine")).click();
  await expect(page.locator('[data-words="0"]')).toHaveText("Written in this tab.");
  await expect.poll(async () => pageOf(await story.read(), 0)["text"]).toBe("Written in this tab.");

  await wordsTool(page, 0).click();
  await wordsField(page).fill("Written here again.");
  await elsewhere("Written there again.");
  await saveButton(page).click();
  await button(page, t("edit.conflict.keep_theirs")).click();
  await expect(wordsField(page)).toHaveValue("Written there again.");
  expect(String(pageOf(await story.read(), 0)["text"])).toBe("Written there again.");
});
