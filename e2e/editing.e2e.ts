import { say } from "#messages/say.ts";
import {
  button,
  headerOf,
  leaveSheet,
  openAt,
  pictureChoice,
  saveButton,
  showPictures,
  titleTool,
  turnTo,
  turnToTools,
  wordsField,
  wordsTool,
} from "./support/editing-page.ts";
import { makeStory, pageOf } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("the pencil in the header changes the title: Save waits for 3 to 99 signs and shows no error (S5.10)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Titler");
  await openSignedIn(page, product.origin, { name: "Titler", path: story.path });
  await titleTool(page).click();
  const dialog = page.getByRole("dialog", { name: t("edit.title.title") });
  const field = dialog.getByRole("textbox", { name: t("edit.title.label") });
  await expect(dialog).toContainText("3 to 99 characters");
  for (const [title, valid] of [
    ["Pi", false],
    ["  Pi  ", false],
    ["a".repeat(100), false],
    ["🦔🌙", false],
    ["🦔🌙⭐", true],
    ["a".repeat(99), true],
    ["   The moon's button   ", true],
  ] as const) {
    await field.fill(title);
    await expect(saveButton(page)).toBeEnabled({ enabled: valid });
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  }
  await field.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The moon's button");
  await expect(headerOf(page)).toContainText("The moon's button");
  expect(String((await story.read())["title"])).toBe("The moon's button");
  // A second change of the same tab is no conflict with its own first one.
  await titleTool(page).click();
  await field.fill("Another title");
  await saveButton(page).click();
  await expect(headerOf(page)).toContainText("Another title");
});

test("the words of a page are changed beside the book, kept over a reload until they are saved, and taken back by one undo", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Writer");
  const before = String(pageOf(await story.read(), 1)["text"]);
  await openAt(page, product.origin, story, "Writer", 1);
  await wordsTool(page, 1).click();
  // On a phone the sheet itself has the focus: a keyboard would cover what else it offers.
  if (!onPhone) await expect(wordsField(page)).toBeFocused();
  await expect(wordsField(page)).toHaveValue(before);
  await wordsField(page).fill("Pip sat on the moon and swung his feet.");
  await page.reload();
  await turnTo(page, 1);
  await wordsTool(page, 1).click();
  await expect(wordsField(page)).toHaveValue("Pip sat on the moon and swung his feet.");
  await expect(page.getByText(t("edit.draft"))).toBeVisible();
  await saveButton(page).click();
  await expect(page.locator('[data-words="1"]')).toHaveText("Pip sat on the moon and swung his feet.");
  await expect(wordsField(page)).toBeHidden();
  await expect(wordsTool(page, 1)).toBeFocused();
  expect(String(pageOf(await story.read(), 1)["text"])).toBe("Pip sat on the moon and swung his feet.");

  await turnToTools(page);
  await button(page, t("edit.tool.undo")).click();
  await expect(page.locator('[data-words="1"]')).toHaveText(before);
  await expect(page.getByText(t("edit.undone.text", { page: 2 })).first()).toBeVisible();
  expect(String(pageOf(await story.read(), 1)["text"])).toBe(before);
});

test("words survive a session that ends while they are typed", async ({ page, product }) => {
  const story = await makeStory(product, "Patient");
  const caller = await openSignedIn(page, product.origin, { name: "Patient", path: story.path });
  await turnTo(page, 0);
  await wordsTool(page, 0).click();
  await wordsField(page).fill("Not lost.");
  await caller.call("POST /auth/logout");
  await saveButton(page).click();
  await expect(page.getByRole("dialog", { name: "Session Expired" })).toBeVisible();
  await page.evaluate(
    (token) =>
      (globalThis as unknown as { localStorage: { setItem(key: string, value: string): void } }).localStorage.setItem(
        "token",
        token,
      ),
    story.owner.token,
  );
  await page.reload();
  await turnTo(page, 0);
  await wordsTool(page, 0).click();
  await expect(wordsField(page)).toHaveValue("Not lost.");
});

test("a change that fails is taken back and told in its own words (S8.6, S8.7, S8.8, S8.9, S8.10, S8.11)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Unlucky2");
  await story.owner.call(`POST /stories/${story.id}/pages/0/image`);
  const before = String(pageOf(await story.read(), 0)["text"]);
  await openAt(page, product.origin, story, "Unlucky2", 0);
  const down = (route: {
    request: () => { method: () => string };
    fulfill: (answer: object) => Promise<void>;
    fallback: () => Promise<void>;
  }) =>
    route.request().method() === "GET" && !page.url().includes("pdf")
      ? route.fallback()
      : route.fulfill({ status: 500, body: "{}" });
  await page.route(/\/api\/stories\/[^/]+(\/(pages|cover|title).*)?$/, down);
  await page.route(/\/api\/stories\/[^/]+\/pdf/, (route) => route.fulfill({ status: 500, body: "{}" }));

  await showPictures(page, 0);
  await button(page, t("edit.picture.new")).click();
  await expect(page.getByText("Failed to generate new image. Please try again.").first()).toBeVisible();
  await pictureChoice(page, 1, 2).click({ force: true });
  await expect(page.getByText("Image selection error").first()).toBeVisible();
  await expect(pictureChoice(page, 2, 2)).toBeChecked();
  await leaveSheet(page);

  await turnToTools(page);
  await button(page, t("reader.pdf")).click();
  await expect(page.getByText("Failed to download PDF. Please try again.").first()).toBeVisible();
  await button(page, t("reader.delete")).click();
  await button(page, t("reader.delete.confirm")).click();
  await expect(page.getByText("Failed to delete story. Please try again.").first()).toBeVisible();
  await button(page, t("app.cancel")).click();

  await turnTo(page, 0);
  await wordsTool(page, 0).click();
  await wordsField(page).fill("Words that do not arrive.");
  await saveButton(page).click();
  await expect(page.getByText("Failed to update text. Please try again.").first()).toBeVisible();
  await expect(page.locator('[data-words="0"]')).toHaveText(before);
  await expect(wordsField(page)).toHaveValue("Words that do not arrive.");
  await leaveSheet(page);

  await turnToTools(page);
  await titleTool(page).click();
  await page.getByRole("textbox", { name: t("edit.title.label") }).fill("A title that does not arrive");
  await page
    .getByRole("dialog", { name: t("edit.title.title") })
    .getByRole("button", { name: t("edit.save"), exact: true })
    .click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to update title. Please try again." })).toBeVisible();
  await expect(headerOf(page)).toContainText("Pip and the moon");
});

test("capitals begin sentences while typing, never in what is pasted or composed, and one undo takes one back (T62) (H24) (S5.11)", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Typist", path: "/new" });
  const field = page.getByRole("textbox", { name: t("new.idea") });
  await field.click();
  await page.keyboard.type("ana. are mere, e.g. trei");
  await expect(field).toHaveValue("Ana. Are mere, e.g. trei");

  await field.fill("Ana. are mere");
  await field.evaluate((area) =>
    (area as unknown as { setSelectionRange(a: number, b: number): void }).setSelectionRange(7, 7),
  );
  await page.keyboard.type("x");
  await expect(field).toHaveValue("Ana. arxe mere");
  expect(await field.evaluate((area) => (area as unknown as { selectionStart: number }).selectionStart)).toBe(8);

  await field.fill("");
  await page.keyboard.type("pip");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("p");
  await expect(field).toHaveValue("P");
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue("p");

  await field.fill("");
  await page.keyboard.insertText("pasted. as it was");
  await expect(field).toHaveValue("pasted. as it was");

  await field.fill("");
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "a", selectionStart: 1, selectionEnd: 1 });
  await expect(field).toHaveValue("a");
  await session.send("Input.insertText", { text: "ana" });
  await expect(field).toHaveValue("ana");
});
