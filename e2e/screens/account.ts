import { signInByHttp } from "../support/api.ts";
import type { Screen } from "./visit.ts";

/** What a person can do about their account, and about a story that does not belong before children. */
export const ACCOUNT: readonly Screen[] = [
  {
    name: "account",
    whole: true,
    async open({ page, product, signedIn, shelf, t }) {
      // Elsewhere too.
      await signInByHttp(product, shelf.owner);
      await signedIn("/account");
      await page.getByRole("button", { name: t("account.sessions.end_all") }).waitFor();
    },
  },
  {
    name: "account-delete",
    async open({ page, signedIn, t }) {
      await signedIn("/account");
      await page.getByRole("button", { name: t("account.delete.open") }).click();
      await page.getByRole("dialog", { name: t("account.delete.title") }).waitFor();
    },
  },
  {
    name: "report",
    async open({ page, signedOut, shelf, t }) {
      await signedOut(shelf.book.path);
      await page.getByRole("button", { name: t("report.open") }).click();
      await page.getByRole("dialog", { name: t("report.title") }).waitFor();
    },
  },
  {
    name: "book-hidden",
    async open({ page, signedIn, shelf, t }) {
      await page.route(`**/api/stories/*`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { readonly story?: object };
        await route.fulfill({ response: answer, json: { ...body, story: { ...body.story, hidden: true } } });
      });
      await signedIn(shelf.book.path);
      await page.getByText(t("story.hidden.title")).waitFor();
    },
  },
  {
    name: "home-hidden",
    async open({ page, signedIn, shelf, t }) {
      const [first, ...others] = shelf.summaries;
      await page.route("**/api/stories", (route) => route.fulfill({ json: [{ ...first, hidden: true }, ...others] }));
      await signedIn("/");
      await page.getByText(t("home.book.hidden")).first().waitFor();
    },
  },
];
