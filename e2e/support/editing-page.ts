import { expect, type Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import type { MadeStory } from "./make-story.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { onPhone } from "./screen.ts";

const { t } = say("en");

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Where the words of a page are changed. */
export const wordsField = (page: Page) => page.getByRole("textbox", { name: t("edit.tool.words") });
/** The page's header, also under a dialog. */
export const headerOf = (page: Page) => page.locator("header").first();
export const saveButton = (page: Page) => button(page, t("edit.save"));
/** A picture to choose, counted from 1. */
export const pictureChoice = (page: Page, number: number, count: number) =>
  page.getByRole("radio", { name: t("edit.picture.number", { number, count }) });

/** Opens the words of a page, from 0: beside the book, or under the picture of a phone. */
export const wordsTool = (page: Page, index: number) =>
  button(page, onPhone ? t("edit.tool.words.page", { page: index + 1 }) : t("edit.tool.words"));
/** Opens what can be done with the picture of a page, from 0, or of the cover, -1. */
export const pictureTool = (page: Page, index: number) => {
  if (!onPhone) return button(page, t("edit.tool.picture"));
  return button(page, index < 0 ? t("edit.tool.picture.cover") : t("edit.tool.picture.page", { page: index + 1 }));
};
/** Opens the title: the header's pencil, or the cover's on a phone. */
export const titleTool = (page: Page) => button(page, t(onPhone ? "edit.tool.title.long" : "header.edit_title"));

/** The picture of the open page: the spread's left side, or the one under the finger. */
export const openPicture = (page: Page) => page.locator(onPhone ? "[data-open] img" : '[data-side="left"] img');

/** Has a page's pictures to choose from in sight: beside the book, or in a sheet on a phone. */
export async function showPictures(page: Page, index: number): Promise<void> {
  if (onPhone) await pictureTool(page, index).click();
}

/** Puts a phone's sheet away, under which the book cannot be reached. */
export async function leaveSheet(page: Page): Promise<void> {
  if (!onPhone) return;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Comes to what is done with the whole book: beside it at any time, on a phone with the cover. */
export async function turnToTools(page: Page): Promise<void> {
  if (onPhone) await turnTo(page, -1);
}

/** Opens a story as its owner and turns to a page, from 0. */
export async function openAt(page: Page, origin: string, story: MadeStory, name: string, index: number): Promise<void> {
  await openSignedIn(page, origin, { name, path: story.path });
  await turnTo(page, index);
}

/** Whoever may not change a book finds nothing to change it, print it or delete it with. */
export async function expectNoEditor(page: Page): Promise<void> {
  for (const name of [
    "edit.tool.title",
    "edit.tool.words",
    "edit.tool.picture",
    "edit.tool.cast",
    "edit.picture.new",
    "reader.pdf",
    "reader.delete",
    "header.edit_title",
  ] as const) {
    await expect(button(page, t(name)), name).toHaveCount(0);
  }
  await expect(titleTool(page)).toHaveCount(0);
  await expect(pictureTool(page, -1)).toHaveCount(0);
}

/** Turns to a page, from 0, or to the cover, -1. */
export async function turnTo(page: Page, index: number): Promise<void> {
  const thumbnail = button(page, index < 0 ? t("reader.cover") : t("reader.page", { page: index + 1 }));
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-current", "page");
}
