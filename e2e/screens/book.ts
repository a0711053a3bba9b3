import type { Page } from "@playwright/test";
import type { Screen, Visit } from "./visit.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

async function openPage({ page, signedIn, shelf, t }: Visit, number: number): Promise<void> {
  await signedIn(shelf.book.path);
  const thumbnail = button(page, number === 0 ? t("reader.cover") : t("reader.page", { page: number }));
  await thumbnail.click();
  await page.locator(`[aria-current="page"]`).first().waitFor();
}

/** Presses what is named on page 2, where it is there. */
const pressed = (name: string, press: (visit: Visit) => string, then?: (visit: Visit) => Promise<void>): Screen => ({
  name,
  async open(visit) {
    await openPage(visit, 2);
    await button(visit.page, press(visit)).click();
    await then?.(visit);
  },
});

/** The book with everything that can be done to it. */
export const BOOK: readonly Screen[] = [
  { name: "book-cover", open: (visit) => openPage(visit, 0) },
  { name: "book-page", open: (visit) => openPage(visit, 3) },
  { name: "book-last", open: (visit) => openPage(visit, 8) },
  {
    name: "book-pending",
    busy: true,
    async open({ page, signedIn, shelf }) {
      const answer = (await shelf.book.owner.call(`GET /stories/${shelf.book.id}`)).body as unknown as {
        story: { pages: Record<string, unknown>[] };
      };
      const pages = answer.story.pages.map((each, index) =>
        index < 3 ? each : { ...each, imageUrl: "", imageUrls: [], status: "pending" },
      );
      const story = { ...answer.story, pages, status: "pending", pagesDone: 3 };
      await page.route(`**/api/stories/${shelf.book.path.split("/").at(-1)}`, (route) =>
        route.fulfill({ json: { story, status: "pending" } }),
      );
      await signedIn(shelf.book.path);
    },
  },
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
  pressed("edit-words", ({ narrow, t }) => (narrow ? t("edit.tool.words.page", { page: 2 }) : t("edit.tool.words"))),
  pressed("edit-picture", ({ narrow, t }) =>
    narrow ? t("edit.tool.picture.page", { page: 2 }) : t("edit.tool.picture"),
  ),
  pressed("edit-cast", ({ t }) => t("edit.tool.cast")),
  {
    name: "edit-title",
    async open(visit) {
      const { page, t, narrow } = visit;
      await openPage(visit, 0);
      await button(page, narrow ? t("edit.tool.title.long") : t("header.edit_title")).click();
      await page.getByRole("dialog", { name: t("edit.title.title") }).waitFor();
    },
  },
  pressed("reading-settings", ({ t }) => t("reading.settings")),
  pressed("paper", ({ t }) => t("paper.open")),
  pressed("delete", ({ t }) => t("reader.delete")),
];
