import { say } from "#messages/say.ts";
import { openAccount } from "./support/account.ts";
import { signInByHttp } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { callsOf } from "./support/provider-page.ts";
import { queryDatabase } from "./support/query-database.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("a person sees their sign-ins, ends one, takes everything along, and deletes the account", async ({
  page,
  product,
}) => {
  await makeStory(product, "Smaranda");
  await signInByHttp(product, "Smaranda");
  const here = await openSignedIn(page, product.origin, { name: "Smaranda" });
  await openAccount(page, "Smaranda");
  await page.getByRole("link", { name: t("header.account.open") }).click();
  await expect(page).toHaveURL(`${product.origin}/account`);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: t("account.sessions.here") })).toHaveCount(1);
  await rows
    .getByRole("button", { name: t("account.sessions.end.label", { device: t("account.sessions.unknown") }) })
    .first()
    .click();
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("account.export.get") }).click();
  expect((await download).suggestedFilename()).toBe("basmia.zip");

  await page.getByRole("button", { name: t("account.delete.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("account.delete.title") });
  await dialog.getByRole("button", { name: t("app.cancel") }).click();
  expect((await here.call("GET /user/info")).status).toBe(200);
  await page.getByRole("button", { name: t("account.delete.open") }).click();
  await dialog.getByRole("button", { name: t("account.delete.confirm") }).click();
  await expect(page.getByText(t("account.deleted"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
  expect((await here.call("GET /user/info")).status).toBe(401);
  // Nothing on the way needs an inline style or script.
});

test("a visitor reports a shared story; hidden, it is gone for others at once, and its owner is told (S12.3)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Tudora");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const admin = await signInByHttp(product, "Vlad");
  await queryDatabase(product, "update users set roles = '{admin}' where email = 'vlad@example.com'");
  await page.goto(product.origin + story.path);
  await page.getByRole("button", { name: t("report.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("report.title") });
  await dialog.getByRole("radio", { name: t("report.reason.frightening") }).check();
  await dialog.getByLabel(t("report.comment")).fill("The wolf");
  await dialog.getByRole("button", { name: t("report.send") }).click();
  await expect(page.getByText(t("report.sent"))).toBeVisible();
  const { body } = await admin.call("GET /admin/reports");
  expect(body[0]).toMatchObject({ storyId: story.id, reason: "frightening", comment: "The wolf" });

  await admin.call(`PUT /admin/stories/${story.id}/hidden`, { hidden: true });
  expect((await page.goto(product.origin + story.path))?.status()).toBe(404);
  await openSignedIn(page, product.origin, { name: "Tudora", path: story.path });
  await expect(page.getByText(t("story.hidden.title"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("report.open") })).toHaveCount(0);
});

test("an administrator's link signs in as somebody for one tab; the token leaves the address before anything is asked for, works once, and is none where it is too short or a written-out object (S2.8, S5.8)", async ({
  page,
  product,
}) => {
  const person = await makeStory(product, "Xenia");
  const admin = await signInByHttp(product, "Zamfir");
  await queryDatabase(product, "update users set roles = '{admin}' where email = 'zamfir@example.com'");
  const { body: reported } = await person.owner.call("GET /user/sessions");
  expect(reported).toHaveLength(1);
  await person.owner.call(`PUT /stories/${person.id}/sharing`, { shared: true });
  await person.owner.call(`POST /stories/${person.id}/report`, { reason: "other" });
  const { body: reports } = await admin.call("GET /admin/reports");
  const userId = (reports as unknown as { storyId: string; ownerId: string }[]).find(
    ({ storyId }) => storyId === person.id,
  )?.ownerId;
  const { body } = await admin.call("POST /admin/impersonations", { userId });
  const token = String(body["token"]);

  const told: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) return;
    told.push(request.url(), request.headers()["referer"] ?? "");
  });
  await page.goto(`${product.origin}/?impersonationToken=${token}`);
  await expect(page.getByText("Pip and the moon").first()).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/`);
  expect(told.filter((text) => text.includes(token))).toEqual([]);
  const kept = await page.evaluate(() => {
    const { localStorage, sessionStorage } = globalThis as unknown as Record<
      "localStorage" | "sessionStorage",
      { getItem(key: string): string | null }
    >;
    return [localStorage.getItem("token"), sessionStorage.getItem("token"), sessionStorage.getItem("user")];
  });
  expect(kept).toEqual([null, expect.not.stringContaining(token), expect.stringContaining("Xenia")]);

  await page.goto(`${product.origin}/?impersonationToken=${token}`);
  await expect(page.getByText(t("auth.impersonation.failed")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
  expect((await person.owner.call("GET /user/info")).status).toBe(200);

  const calls = callsOf(page);
  for (const none of ["[object Object]", "123456789"]) {
    await page.goto(`${product.origin}/?impersonationToken=${encodeURIComponent(none)}`);
    await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
  }
  expect(calls).not.toContain("POST /auth/impersonation");
});
