import { say } from "#messages/say.ts";
import {
  button,
  leaveSheet,
  openAt,
  pictureTool,
  saveButton,
  titleTool,
  turnToTools,
  wordsField,
  wordsTool,
} from "./support/editing-page.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

test.use({ locale: "en-GB", ...SCREEN });

const UNSAFE = "a naked princess";

for (const [language, unsafe, told] of [
  ["en", "A naked princess is on the moon", "has words that do not belong in a children’s book: naked."],
  ["ro", "O fată dezbrăcată este pe lună", "cuvinte care nu se potrivesc într-o carte pentru copii: dezbrăcată."],
  ["de", "Ein Hurensohn ist auf dem Mond", "Wörter, die nicht in ein Kinderbuch passen: Hurensohn."],
] as const) {
  test(`an idea that is none for children is refused kindly, in the person's language (${language}), and kept as it was typed (T35) (S12.1)`, async ({
    page,
    product,
  }) => {
    const { t } = say(language);
    await page.addInitScript((spoken) => localStorage.setItem("language", spoken), language);
    await openSignedIn(page, product.origin, { name: `Careless${language}`, path: "/new" });
    const idea = page.getByRole("textbox", { name: t("new.idea") });
    await idea.fill(unsafe);
    await button(page, t("new.analyze")).click();
    await expect(page.getByRole("alert")).toContainText(told);
    await expect(idea).toHaveValue(unsafe);
    await expect(page).toHaveURL(`${product.origin}/new`);
  });
}

test("title, words and wishes for a picture are refused alike, said where they are typed, and nothing is changed (T37) (S12.1)", async ({
  page,
  product,
}) => {
  const { t } = say("en");
  const refused = page.getByText("words that do not belong in a children’s book: naked").first();
  const story = await makeStory(product, "Careless");
  const before = await story.read();
  await openAt(page, product.origin, story, "Careless", 0);
  await wordsTool(page, 0).click();
  await wordsField(page).fill(UNSAFE);
  await saveButton(page).click();
  await expect(refused).toBeVisible();
  await expect(wordsField(page)).toHaveValue(UNSAFE);
  await page.keyboard.press("Escape");
  await expect(wordsField(page)).toBeHidden();

  await pictureTool(page, 0).click();
  const change = page.getByRole("textbox", { name: t("edit.picture.change") });
  await change.fill(UNSAFE);
  await button(page, t("edit.picture.change.do")).click();
  await expect(refused).toBeVisible();
  await expect(change).toHaveValue(UNSAFE);
  await leaveSheet(page);

  await turnToTools(page);
  await titleTool(page).click();
  const title = page.getByRole("dialog", { name: t("edit.title.title") });
  await title.getByRole("textbox").fill(UNSAFE);
  await title.getByRole("button", { name: t("edit.save"), exact: true }).click();
  await expect(title).toContainText("words that do not belong in a children’s book: naked");
  await expect(title.getByRole("textbox")).toHaveValue(UNSAFE);
  expect(await story.read()).toEqual(before);
});
