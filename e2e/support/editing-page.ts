import { expect, type Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import type { MadeStory } from "./make-story.ts";
import { openSignedIn } from "./open-signed-in.ts";

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
}

export async function turnTo(page: Page, index: number): Promise<void> {
  const thumbnail = button(page, t("reader.page", { page: index + 1 }));
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-current", "page");
}
