import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { ADMIN_URL, expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

test("who has a role comes to the admin site in a new tab, with a token that is good for once, by a link at home or a phone's button (S2.21)", async ({
  page,
  context,
  product,
}) => {
  const name = "Porter";
  await context.route("https://admin.example/**", (route) => route.fulfill({ body: "The admin site" }));
  await openSignedIn(page, product.origin, { name });
  await expect(page.getByRole("heading", { name: t("home.shelf") })).toBeVisible();
  const portal = page.getByRole("main").getByRole(onPhone ? "button" : "link", { name: t("header.admin") });
  await expect(portal).toHaveCount(0);

  await queryDatabase(product, "update users set roles = '{printshop}' where email = $1", [
    `${name.toLowerCase()}@example.com`,
  ]);
  await page.reload();
  const opened = context.waitForEvent("page");
  await portal.click();
  const tab = await opened;
  await tab.waitForURL("https://admin.example/**");
  const url = new URL(tab.url());
  const token = url.searchParams.get("token") ?? "";
  url.searchParams.delete("token");
  expect(url.href).toBe(ADMIN_URL);
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, `${product.origin}/`]);
  // The admin site redeems it; it is not the person's own token.
  expect(token).not.toBe(await page.evaluate(() => localStorage.getItem("token")));
  const redeem = () =>
    fetch(`${product.origin}/api/auth/portal`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  expect((await redeem()).status).toBe(200);
  expect((await redeem()).status).toBe(401);
});
