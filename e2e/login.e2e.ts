import { say } from "#messages/say.ts";
import { signInByHttp } from "./support/api.ts";
import { describeLogin, shelf } from "./support/login-tests.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { consent, goToProvider, providerButton, skipOnboarding, storedIn } from "./support/provider-page.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

const { t } = say("en");
test.use({ locale: "en-GB", ...SCREEN });

test.beforeEach(({ page }) => skipOnboarding(page));

describeLogin(onPhone ? "phone" : "desktop", SCREEN, ["google", "facebook", "x"]);

test("whoever signs in from a page comes back to it, 100 ms later and told to all who listen (S2.12, S4.28)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Hostess", {}, { finished: false });
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const path = `${story.path}?from=friend`;
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("locationchange", (event) => heard.push((event as CustomEvent).detail));
  });
  await page.goto(`${product.origin}/terms`);
  await page.goto(`${product.origin}${path}`);
  await page.getByRole("button", { name: t("like.button", { count: 0 }) }).click();
  await page.clock.install();
  await goToProvider(page, "google");
  // Has been shown around before.
  await signInByHttp(product, "Comer");
  // A page whose clock stands still until it is told to go on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await consent(page, "Comer");
  // The app begins once the page is painted.
  await page.waitForURL(`${product.origin}/**`);
  await page.clock.runFor(50);
  await expect.poll(async () => (await storedIn(page, "localStorage"))["token"] ?? "").not.toBe("");
  await page.clock.runFor(99);
  await expect(page).toHaveURL(`${product.origin}/`);
  expect(await storedIn(page, "sessionStorage")).toHaveProperty("navigationInProgress");
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${product.origin}${path}`);
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    { path, pathname: story.path, search: "?from=friend" },
  ]);
  expect(await storedIn(page, "sessionStorage")).not.toHaveProperty("navigationInProgress");
});

test("who is signed in leaves the login screen for home after 50 ms, and stays while somebody else moves on (S2.11)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}/terms`);
  await page.clock.install();
  await page.goto(`${product.origin}/login`);
  await expect(providerButton(page, "google")).toBeVisible();
  const { token } = await signInByHttp(product, "Returner");
  const length = await page.evaluate(() => history.length);
  const other = await page.context().newPage();
  await other.goto(`${product.origin}/privacy`);

  await page.evaluate(() => sessionStorage.setItem("navigationInProgress", "true"));
  await page.clock.pauseAt(Date.now() + 60_000);
  await other.evaluate((value) => localStorage.setItem("token", value), token);
  await expect(providerButton(page, "google")).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(`${product.origin}/login`);

  await other.evaluate(() => localStorage.removeItem("token"));
  await expect(providerButton(page, "google")).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem("navigationInProgress"));
  await other.evaluate((value) => localStorage.setItem("token", value), token);
  await expect(providerButton(page, "google")).toBeHidden();
  await page.clock.runFor(49);
  await expect(page).toHaveURL(`${product.origin}/login`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${product.origin}/`);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("signed in already, a second look at the login screen leads home", async ({ page, product }) => {
  await openSignedIn(page, product.origin, { name: "Returner", path: "/login" });
  await expect(shelf(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/`);
});
