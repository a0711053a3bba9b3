import type { Locator, Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { button, pictureChoice, saveButton, wordsField } from "./editing-page.ts";
import { makeStory, type MadeStory, pageOf } from "./make-story.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { expect } from "./product-test.ts";
import type { Product } from "./start-product.ts";

const { t } = say("en");
const PAGE = 1;
const TITLE = "Pip finds the lost button";
const WORDS = "Pip sat on the moon and swung his feet.";

interface Life {
  readonly page: Page;
  readonly product: Product;
  readonly owner: string;
  readonly narrow: boolean;
}

/** Everything that an owner does with a finished story, from its title to its end, in one sitting. */
export async function liveStory({ page, product, owner, narrow }: Life): Promise<void> {
  const story = await makeStory(product, owner);
  await openSignedIn(page, product.origin, { name: owner, path: story.path });
  await changeTitle(page, narrow);
  await expect.poll(async () => String((await story.read())["title"])).toBe(TITLE);

  await thumbnail(page, PAGE).click();
  await expect(thumbnail(page, PAGE)).toHaveAttribute("aria-current", "page");
  await changeWords(page, narrow);
  await expect.poll(async () => String(pageOf(await story.read(), PAGE)["text"])).toBe(WORDS);
  await changePictures(page, story, narrow);

  await button(page, t("like.button", { count: 0 })).click();
  await expect.poll(async () => Number((await story.read())["likes"])).toBe(1);
  await button(page, t("reader.share.title")).click();
  await expect.poll(async () => Boolean((await story.read())["shared"])).toBe(true);

  await thumbnail(page, -1).click();
  const download = page.waitForEvent("download");
  await button(page, t("reader.pdf")).click();
  expect((await download).suggestedFilename()).toBe(`${TITLE}.pdf`);
  await deleteStory(page, product, story);
}

const thumbnail = (page: Page, index: number) =>
  button(page, index < 0 ? t("reader.cover") : t("reader.page", { page: index + 1 }));

async function changeTitle(page: Page, narrow: boolean): Promise<void> {
  await button(page, narrow ? t("edit.tool.title.long") : t("edit.tool.title")).click();
  const dialog = page.getByRole("dialog", { name: t("edit.title.title") });
  await dialog.getByRole("textbox", { name: t("edit.title.label") }).fill(TITLE);
  await saveButton(page).click();
  await expect(dialog).toBeHidden();
}

async function changeWords(page: Page, narrow: boolean): Promise<void> {
  await button(page, narrow ? t("edit.tool.words.page", { page: PAGE + 1 }) : t("edit.tool.words")).click();
  await wordsField(page).fill(WORDS);
  await saveButton(page).click();
  await expect(wordsField(page)).toBeHidden();
  await expect(page.locator(`[data-words="${PAGE}"]`).first()).toHaveText(WORDS);
}

/** A wish for new pictures, a new picture that follows it, and that one changed; the thumbnail shows the one selected. */
async function changePictures(page: Page, story: MadeStory, narrow: boolean): Promise<void> {
  const selected = async () => {
    const shown = pageOf(await story.read(), PAGE);
    return { url: String(shown["imageUrl"]), count: Number(shown["imageUrls"]?.["length"]) };
  };
  await button(page, narrow ? t("edit.tool.picture.page", { page: PAGE + 1 }) : t("edit.tool.picture")).click();
  await page.getByRole("textbox", { name: t("edit.picture.wish"), exact: true }).fill("It is night.");
  await button(page, t("edit.picture.wish.paint")).click();
  await expect(pictureChoice(page, 2, 2)).toBeChecked({ timeout: 30_000 });
  await page.getByRole("textbox", { name: t("edit.picture.change"), exact: true }).fill("Add a lantern.");
  await button(page, t("edit.picture.change.do")).click();
  await expect(pictureChoice(page, 3, 3)).toBeChecked({ timeout: 30_000 });
  expect(String(pageOf(await story.read(), PAGE)["userDrawingInstructions"])).toBe("It is night.");
  expect((await selected()).count).toBe(3);
  await page.keyboard.press("Escape");
  await expect(button(page, t("edit.picture.change.do"))).toBeHidden();
  const id = (await selected()).url.split("/")[3] ?? "";
  await expect(thumbnail(page, PAGE).locator("img")).toHaveAttribute("src", new RegExp(`/${id}/thumb`));
  if (!narrow) await expectLaidOut(page);
}

/** Pictures to choose from on the left of the book, tools on its right, the thumbnails under it. */
async function expectLaidOut(page: Page): Promise<void> {
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error("It is not on the screen");
    return box;
  };
  const book = await boxOf(page.getByRole("group", { name: TITLE }));
  const picker = await boxOf(pictureChoice(page, 1, 3).locator(".."));
  expect(picker.x + picker.width).toBeLessThanOrEqual(book.x);
  for (const name of ["edit.tool.words", "edit.tool.picture", "reader.pdf", "reader.delete"] as const) {
    expect((await boxOf(button(page, t(name)))).x).toBeGreaterThanOrEqual(book.x + book.width);
  }
  const strip = await boxOf(page.getByRole("navigation", { name: t("reader.pages") }));
  expect(strip.y).toBeGreaterThanOrEqual(book.y + book.height);
}

/** Asked once more and told at home; nothing of the story, its pictures or its link is left. */
async function deleteStory(page: Page, product: Product, story: MadeStory): Promise<void> {
  const picture = String(pageOf(await story.read(), PAGE)["imageUrl"]);
  const statusOf = async (path: string) => (await fetch(new URL(path, product.origin))).status;
  expect(await statusOf(picture)).toBe(200);
  expect(await statusOf(story.path)).toBe(200);
  await button(page, t("reader.delete")).click();
  const dialog = page.getByRole("dialog", { name: t("reader.delete.title") });
  await expect(dialog).toContainText(TITLE);
  await dialog.getByRole("button", { name: t("app.cancel") }).click();
  await expect(dialog).toBeHidden();
  expect(await statusOf(story.path)).toBe(200);
  await button(page, t("reader.delete")).click();
  await dialog.getByRole("button", { name: t("reader.delete.confirm") }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(page.getByText(t("home.deleted", { title: TITLE })).first()).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(TITLE) })).toHaveCount(0);
  expect(await statusOf(picture)).toBe(404);
  expect(await statusOf(story.path)).toBe(404);
  expect((await story.owner.call(`GET /stories/${story.id}`)).status).toBe(404);
}
