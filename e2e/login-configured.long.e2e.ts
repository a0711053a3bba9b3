import { say } from "#messages/say.ts";
import { type LocalFacebook, startLocalFacebook } from "./support/local-facebook.ts";
import { shelf } from "./support/login-tests.ts";
import { expect, test } from "./support/product-test.ts";
import { consent, goToProvider, providerButton, refuse, skipOnboarding, storedIn } from "./support/provider-page.ts";
import { SCREEN } from "./support/screen.ts";
import { type Product, startProduct } from "./support/start-product.ts";

const { t } = say("en");
/** A phone, to which an app adds its name. */
const IN_APP_AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

test.use({ locale: "en-GB", ...SCREEN });

test.beforeEach(({ page }) => skipOnboarding(page));

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
