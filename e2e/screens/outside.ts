import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import type { Screen } from "./visit.ts";

/** What somebody sees who is not signed in. */
export const OUTSIDE: readonly Screen[] = [
  { name: "login", open: ({ signedOut }) => signedOut("/") },
  {
    name: "login-in-app",
    async open({ page, signedOut, t }) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/465.0]" });
      });
      await signedOut("/");
      await page.getByRole("textbox", { name: t("login.in_app.link") }).waitFor();
    },
  },
  {
    name: "login-failed",
    async open({ page, signedOut, t }) {
      await signedOut("/?error=access_denied&state=s");
      await page.getByText(t("auth.login.failed")).first().waitFor();
    },
  },
  {
    name: "login-expired",
    async open({ page, product, signedIn, t }) {
      await signedIn("/");
      await page.route("**/api/stories", (route) =>
        route.fulfill({ status: 401, json: { code: "auth.session.expired" } }),
      );
      await page.goto(product.origin);
      await page.getByRole("dialog", { name: t("auth.session.expired.title") }).waitFor();
    },
  },
  {
    name: "login-local",
    async open({ page, signedOut, t, language }) {
      await signedOut("/");
      await page.getByRole("button", { name: t("login.google") }).click();
      await page.getByLabel(LOCAL_IDENTITY_TEXTS[language].name, { exact: true }).waitFor();
    },
  },
  { name: "terms", whole: true, open: ({ signedOut }) => signedOut("/terms") },
  { name: "privacy", whole: true, open: ({ signedOut }) => signedOut("/privacy") },
  { name: "visitor-book", open: ({ signedOut, shelf }) => signedOut(shelf.book.path) },
  {
    name: "visitor-like",
    async open({ page, signedOut, shelf, t }) {
      await signedOut(shelf.book.path);
      await page
        .getByRole("button", { name: t("like.button", { count: 1 }).split(":")[0] ?? "" })
        .first()
        .click();
      await page.getByRole("dialog", { name: t("like.login") }).waitFor();
    },
  },
  { name: "visitor-unknown", open: ({ signedOut }) => signedOut("/stories/nobody-shared-this") },
];
