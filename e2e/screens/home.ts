import { openAccount } from "./open-account.ts";
import type { Route } from "@playwright/test";
import type { Screen, Visit } from "./visit.ts";

const STORIES = "**/api/stories";

/** The shelf with so many books, whose covers are the owner's own in turn. */
async function withBooks({ page, shelf }: Visit, count: number): Promise<void> {
  const books = Array.from({ length: count }, (_, index) => ({
    ...shelf.summaries[index % shelf.summaries.length],
    id: `${index}`.padStart(36, "0"),
    shortId: `book-${index}`,
  }));
  await page.route(STORIES, (route: Route) => route.fulfill({ json: books }));
}

/** The shelf in all its states, and what opens from its header. */
export const HOME: readonly Screen[] = [
  { name: "home", open: ({ signedIn }) => signedIn("/") },
  { name: "home-empty", open: ({ signedIn }) => signedIn("/", { name: "Nobody" }) },
  {
    name: "home-loading",
    busy: true,
    async open({ page, signedIn, t }) {
      await page.route(STORIES, () => new Promise(() => {}));
      await signedIn("/");
      await page
        .getByRole("heading", { name: t("home.shelf") })
        .first()
        .waitFor();
    },
  },
  {
    name: "home-error",
    async open({ page, signedIn, t }) {
      await page.route(STORIES, (route) => route.fulfill({ status: 500, json: { code: "error.unknown" } }));
      await signedIn("/");
      await page
        .getByRole("button", { name: t("app.retry") })
        .first()
        .waitFor();
    },
  },
  {
    name: "home-forty",
    async open(visit) {
      await withBooks(visit, 40);
      await visit.signedIn("/");
    },
  },
  {
    name: "home-pending",
    async open({ page, shelf, signedIn }) {
      const [first, second, ...others] = shelf.summaries;
      const cover = { ...first, status: "pending", coverUrl: "", pagesDone: 0 };
      const painting = { ...second, status: "pending", pagesDone: 3, pages: 8 };
      await page.route(STORIES, (route) => route.fulfill({ json: [cover, painting, ...others] }));
      await signedIn("/");
    },
  },
  {
    name: "header-account",
    async open(visit) {
      const { page, signedIn, t } = visit;
      await signedIn("/");
      await openAccount(visit);
      await page
        .getByRole("button", { name: t("header.logout") })
        .first()
        .waitFor();
    },
  },
  {
    name: "home-idea",
    async open({ page, signedIn, narrow, t }) {
      await signedIn("/");
      await page.getByRole("button", { name: t("home.create") }).click();
      // Where there is room, a screen of its own takes the sheet's place.
      if (narrow) await page.getByRole("dialog", { name: t("new.title") }).waitFor();
      else await page.getByRole("textbox", { name: t("new.idea") }).waitFor();
    },
  },
  { name: "not-found", open: ({ signedIn }) => signedIn("/somewhere-else") },
];
