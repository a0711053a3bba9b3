import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { accountButton } from "./support/account.ts";
import { signInByHttp } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import { type Product, startProduct } from "./support/start-product.ts";

const { t } = say("en");

/** A product that has no admin site of its own. */
const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright reads the fixture's needs from this empty pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 200_000 },
  ],
});

test.use({ locale: "en-GB", ...SCREEN, contextOptions: { reducedMotion: "reduce" } });

const giveRole = (product: Product, name: string, role: string) =>
  queryDatabase(product, `update users set roles = '{${role}}' where email = $1`, [
    `${name.toLowerCase()}@example.com`,
  ]);

/** Opens the portal by its link at home: a tab of its own. */
async function enter(page: Page): Promise<Page> {
  await page.reload();
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("main")
    .getByRole(onPhone ? "button" : "link", { name: t("header.admin") })
    .click();
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: t("admin.title") })).toBeVisible();
  return tab;
}

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

test("an administrator comes from home into the product's own portal where no other is named, signed in for that tab by a token that leaves the address at once, and finds people, gives roles, acts in a parent's name and reads what was done", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Adela" });
  await signInByHttp(product, "Bogdana");
  await giveRole(product, "Adela", "admin");
  const told: string[] = [];
  page.context().on("request", (request) => {
    const { referer = "" } = request.headers();
    if (request.resourceType() !== "document") told.push(request.url());
    told.push(referer);
  });
  const portal = await enter(page);
  expect(new URL(portal.url()).search).toBe("");
  const tokens = await portal.evaluate(() => [sessionStorage.getItem("token"), localStorage.getItem("token")]);
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(tokens).toEqual([expect.any(String), expect.any(String)]);

  const row = (name: string) => portal.getByRole("listitem").filter({ hasText: name });
  await portal.getByRole("searchbox", { name: t("admin.people.search") }).fill("BOGDANA@");
  await portal.getByRole("button", { name: t("admin.people.find") }).click();
  await expect(portal.getByRole("listitem")).toHaveCount(1);
  await isClean(portal);

  const opened = portal.context().waitForEvent("page");
  await row("Bogdana")
    .getByRole("button", { name: t("admin.people.act.label", { name: "Bogdana" }) })
    .click();
  const acting = await opened;
  const greeting = onPhone ? acting.getByRole("heading", { name: /Bogdana/ }) : accountButton(acting, "Bogdana");
  await expect(greeting).toBeVisible();
  expect(await acting.evaluate(() => opener as unknown)).toBeNull();
  expect(acting.url()).not.toContain("Token");
  await acting.close();

  await row("Bogdana")
    .getByRole("button", { name: t("admin.people.roles.label", { name: "Bogdana" }) })
    .click();
  const dialog = portal.getByRole("dialog", { name: t("admin.people.roles.title", { name: "Bogdana" }) });
  await dialog.getByRole("checkbox", { name: t("admin.role.printshop") }).check();
  await isClean(portal);
  await dialog.getByRole("button", { name: t("admin.people.roles.save") }).click();
  await expect(row("Bogdana")).toContainText(t("admin.role.printshop"));
  // Nobody acts in the name of who has a role.
  await expect(row("Bogdana").getByRole("button")).toHaveCount(1);

  await portal.getByRole("link", { name: t("admin.trail") }).click();
  const [before, after] = [t("admin.role.none"), t("admin.role.printshop")];
  await expect(portal.getByRole("listitem").first()).toContainText(t("admin.trail.roles", { before, after }));
  await expect(portal.getByRole("listitem").nth(1)).toContainText(t("admin.trail.acted"));
  await isClean(portal);
  // Nothing but the page itself was asked for with a token in its address, or from such an address.
  expect(told.filter((address) => /token=/i.test(address))).toEqual([]);
});

test("a reported story is hidden at once and put back", async ({ page, product }) => {
  const story = await makeStory(product, "Cezara");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const reader = await signInByHttp(product, "Dorin");
  await reader.call(`POST /stories/${story.id}/report`, { reason: "frightening", comment: "<b>The wolf</b>" });
  await openSignedIn(page, product.origin, { name: "Emilia" });
  await giveRole(product, "Emilia", "admin");
  const portal = await enter(page);
  await portal.getByRole("link", { name: t("admin.reports") }).click();
  const report = portal.getByRole("listitem");
  await expect(report).toContainText("<b>The wolf</b>");
  await expect(report.getByRole("link")).toHaveAttribute("href", story.path);
  await isClean(portal);
  const status = async () => (await reader.call(`GET /stories/${story.id}`)).status;
  await report.getByRole("button").click();
  await expect(report).toContainText(t("admin.reports.hidden"));
  expect(await status()).toBe(404);
  await report.getByRole("button").click();
  await expect(report).not.toContainText(t("admin.reports.hidden"));
  expect(await status()).toBe(200);
});

test("the portal is there for who has a role, and for nobody else (S2.21)", async ({ page, product }) => {
  await openSignedIn(page, product.origin, { name: "Felicia", path: "/admin" });
  await expect(page.getByRole("heading", { name: t("app.not_found.title") })).toBeVisible();
  await page.goto(`${product.origin}/admin?token=used-up-or-made-up`);
  await expect(page.getByRole("region").getByText(t("header.admin.refused"))).toBeVisible();
  expect(page.url()).toBe(`${product.origin}/admin`);
  // She still is who she was.
  await page.goto(product.origin);
  await expect(page.getByRole("heading", { name: t("home.shelf") })).toBeVisible();
  await giveRole(product, "Felicia", "printshop");
  const portal = await enter(page);
  await expect(portal.getByText(t("admin.empty"))).toBeVisible();
  await expect(portal.getByRole("navigation", { name: t("admin.sections") })).toHaveCount(0);
});
