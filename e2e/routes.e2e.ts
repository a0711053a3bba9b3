import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");
const FORM = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon" };

test.use({ locale: "en-GB", ...SCREEN });

const openAs = (page: Page, origin: string, path: string) => openSignedIn(page, origin, { name: "Ioana", path });

const loginScreen = (page: Page) => page.getByRole("button", { name: t("login.google") });

test("home is the shelf for who is signed in, and the login screen for who is not (S2.1)", async ({
  page,
  product,
}) => {
  await page.goto(product.origin);
  await expect(loginScreen(page)).toBeVisible();
  await openAs(page, product.origin, "/");
  await expect(page.getByText(t("home.create")).first()).toBeVisible();
  await expect(loginScreen(page)).toBeHidden();
});

test("what is asked for without being signed in is refused in the browser's own language (S8.2)", async ({
  browser,
  product,
}) => {
  for (const [locale, says] of [
    ["en-GB", "You need to be logged in to see this page"],
    ["ro-RO", say("ro").t("error.auth.required")],
    ["de-AT", say("de").t("error.auth.required")],
  ] as const) {
    const context = await browser.newContext({ locale, ...SCREEN });
    const page = await context.newPage();
    await page.goto(product.origin);
    const answer = await page.evaluate(async () => {
      const response = await fetch("/api/user/info");
      return { status: response.status, ...((await response.json()) as object) };
    });
    expect(answer).toMatchObject({ status: 401, code: "auth.required", message: says });
    await context.close();
  }
});

test("/new asks for an idea, and sends who is signed out to / (S2.2)", async ({ page, product }) => {
  await page.goto(`${product.origin}/new`);
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(loginScreen(page)).toBeVisible();
  await openAs(page, product.origin, "/new");
  await expect(page.getByRole("textbox", { name: t("new.idea") })).toBeVisible();
});

test("/review needs the form from /new, keeps it over a reload, and sends who is signed out to / (T48) (H11) (S2.3)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/review`);
  await expect(page).toHaveURL(`${product.origin}/`);
  await openAs(page, product.origin, "/review");
  await expect(page).toHaveURL(`${product.origin}/new`);
  await page.getByRole("textbox", { name: t("new.idea") }).fill(FORM.story);
  await page.getByRole("button", { name: t("new.analyze") }).click();
  await expect(page).toHaveURL(`${product.origin}/review`);
  await page.getByRole("textbox", { name: t("review.field.title") }).fill("A title of my own");
  await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(FORM.story);
  await page.reload();
  await expect(page).toHaveURL(`${product.origin}/review`);
  await expect(page.getByRole("textbox", { name: t("review.field.title") })).toHaveValue("A title of my own");
  await expect(page.getByRole("textbox", { name: t("review.field.story") })).toHaveValue(FORM.story);
});

test("a story opens by id and short id for its owner, and for a visitor once it is shared (S2.4)", async ({
  page,
  browser,
  product,
}) => {
  const caller = await openAs(page, product.origin, "/");
  const { body } = await caller.call("POST /stories", FORM);
  for (const id of [body["id"], body["shortId"]]) {
    await page.goto(`${product.origin}/stories/${String(id)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(FORM.title);
    await expect(page.getByText(FORM.title).filter({ visible: true }).first()).toBeVisible();
  }
  const visitor = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await visitor.goto(`${product.origin}/stories/${String(body["shortId"])}`);
  await expect(visitor.getByText(say("en").t("error.story.not_found"))).toBeVisible();
  await caller.call(`PUT /stories/${String(body["id"])}/sharing`, { shared: true });
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(FORM.title);
  await expect(visitor.getByRole("button", { name: t("reader.delete") })).toBeHidden();
  await visitor.context().close();
});

test("/login and unknown paths: login when signed out, home and a way back when signed in; legal pages are open (S2.5)", async ({
  page,
  product,
}) => {
  for (const path of ["/login", "/nowhere/at/all"]) {
    await page.goto(`${product.origin}${path}`);
    await expect(loginScreen(page)).toBeVisible();
  }
  for (const path of ["/terms", "/privacy"]) {
    await page.goto(`${product.origin}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(loginScreen(page)).toBeHidden();
  }
  await openAs(page, product.origin, "/login");
  await expect(page).toHaveURL(`${product.origin}/`);
  await page.goto(`${product.origin}/nowhere/at/all`);
  await expect(page.getByRole("heading", { name: t("app.not_found.title") })).toBeVisible();
  await page.getByRole("link", { name: t("app.not_found.home") }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
});
