import { button, openPage } from "./open-page.ts";
import type { Screen, Visit } from "./visit.ts";

/** Presses what is named, beside a page, and waits for the window or sheet that it opens, if it opens one. */
const pressed = (name: string, number: number, press: (visit: Visit) => string, opens?: "dialog"): Screen => ({
  name,
  async open(visit) {
    await openPage(visit, number);
    await button(visit.page, press(visit)).click();
    if (opens !== undefined || visit.narrow) await visit.page.getByRole("dialog").waitFor();
    else if (name.startsWith("edit-"))
      await visit.page.getByRole("navigation", { name: visit.t("edit.tools") }).waitFor();
    else await visit.page.locator("fieldset").first().waitFor();
  },
});

/** The book with everything that can be done to it. */
export const BOOK: readonly Screen[] = [
  { name: "book-cover", open: (visit) => openPage(visit, 0) },
  { name: "book-page", open: (visit) => openPage(visit, 3) },
  { name: "book-last", open: (visit) => openPage(visit, 8) },
  {
    name: "book-gap",
    async open({ page, signedIn, shelf, t }) {
      await signedIn(shelf.gap.path);
      await page
        .getByRole("button", { name: t("reader.page.missing", { page: 4 }) })
        .first()
        .click();
    },
  },
  pressed("edit-words", 2, ({ narrow, t }) => (narrow ? t("edit.tool.words.page", { page: 2 }) : t("edit.tool.words"))),
  pressed("edit-picture", 2, ({ narrow, t }) =>
    narrow ? t("edit.tool.picture.page", { page: 2 }) : t("edit.tool.picture"),
  ),
  pressed("edit-cast", 0, ({ t }) => t("edit.tool.cast")),
  {
    name: "edit-title",
    async open(visit) {
      const { page, t, narrow } = visit;
      await openPage(visit, 0);
      await button(page, narrow ? t("edit.tool.title.long") : t("header.edit_title")).click();
      await page.getByRole("dialog", { name: t("edit.title.title") }).waitFor();
    },
  },
  pressed("reading-settings", 2, ({ t }) => t("reading.settings")),
  pressed("paper", 0, ({ t }) => t("paper.open"), "dialog"),
  pressed("delete", 0, ({ t }) => t("reader.delete"), "dialog"),
];
