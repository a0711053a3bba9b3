import { say } from "#messages/say.ts";
import { signInByHttp } from "./support/api.ts";
import { type LocalFacebook, startLocalFacebook } from "./support/local-facebook.ts";
import { describeLogin, shelf } from "./support/login-tests.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { consent, goToProvider, providerButton, refuse, skipOnboarding, storedIn } from "./support/provider-page.ts";
import { type Product, startProduct } from "./support/start-product.ts";

const { t } = say("en");
const DESKTOP = { width: 1280, height: 800 };
/** A phone, to which an app adds its name. */
const IN_APP_AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

test.use({ locale: "en-GB", viewport: DESKTOP });

test.beforeEach(({ page }) => skipOnboarding(page));

describeLogin("desktop", { viewport: DESKTOP }, ["google", "facebook", "x"]);

test.describe("with sign-ins that are configured", () => {
  let product: Product;
  let facebook: LocalFacebook;
  test.beforeAll(async () => {
    facebook = await startLocalFacebook();
    product = await startProduct({ environment: { GOOGLE_CLIENT_ID: "a-client-of-ours", ...facebook.environment } });
    facebook.knowApp(product.origin);
  });
  test.afterAll(async () => {
    await product.stop();
    await facebook.stop();
  });

  test("they stand alone, and nothing is offered that is not (S1.1)", async ({ page }) => {
    await page.goto(product.origin);
    await expect(providerButton(page, "google")).toBeVisible();
    await expect(providerButton(page, "facebook")).toBeVisible();
    await expect(providerButton(page, "x")).toHaveCount(0);
    const asked = page.waitForRequest("https://accounts.google.com/**");
    await page.route("https://accounts.google.com/**", (route) => route.abort());
    await providerButton(page, "google").click();
    expect(new URL((await asked).url()).searchParams.get("client_id")).toBe("a-client-of-ours");
  });

  test("Facebook's script is asked only by who reaches for its button, and signs in in a window of its own (S7.24)", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const toFacebook = () => asked.filter((url) => url.startsWith(facebook.origin));
    await page.goto(`${product.origin}/login`);
    const button = providerButton(page, "facebook");
    await expect(button).toBeVisible();
    expect(toFacebook()).toEqual([]);
    await button.hover();
    await page.waitForFunction(() => "FB" in globalThis);
    expect(toFacebook()).toEqual([`${facebook.origin}/facebook/en_US/sdk.js`]);

    const refused = page.waitForEvent("popup");
    await button.click();
    await refuse(await refused);
    await expect(page.getByText(t("auth.login.failed")).first()).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");

    const opened = page.waitForEvent("popup");
    await button.click();
    const exchanged = page.waitForRequest("**/api/auth/facebook");
    await consent(await opened, "Newsdk");
    expect((await exchanged).postDataJSON()).toEqual({ type: "token" });
    await expect(shelf(page)).toBeVisible();
    await expect.poll(async () => (await storedIn(page, "localStorage"))["user"]).toContain("Newsdk");
  });

  test("where Facebook's script is held back, or in an app's own browser, its page is gone to", async ({ browser }) => {
    const ways = [{ blocked: true }, { blocked: false, userAgent: `${IN_APP_AGENT} Instagram 300.0` }];
    for (const { blocked, ...options } of ways) {
      const page = await browser.newPage({ locale: "en-GB", ...options });
      const warned: string[] = [];
      page.on("console", (message) => warned.push(message.text()));
      if (blocked) await page.route("**/sdk.js", (route) => route.abort());
      await page.goto(`${product.origin}/login`);
      await providerButton(page, "facebook").hover();
      if (blocked) await expect.poll(() => warned.join("\n")).toContain("The Facebook SDK is missing");
      const asked = page.waitForRequest("**/dialog/oauth?*");
      await goToProvider(page, "facebook");
      expect(new URL((await asked).url()).searchParams.get("response_type")).toBe("code");
      await page.close();
    }
  });
});

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

test("a path of another site is never gone to after a login (T45)", async ({ page, product }) => {
  for (const path of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https:evil", " /stories/1"]) {
    await page.goto(`${product.origin}/login`);
    await goToProvider(page, "x");
    await page.evaluate((foreign) => sessionStorage.setItem("authReturnPath", foreign), path);
    await consent(page, "Wary");
    await expect(shelf(page)).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
    await page.evaluate(() => localStorage.clear());
  }
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
