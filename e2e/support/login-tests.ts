import { createHash } from "node:crypto";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { expect, test } from "./product-test.ts";
import { callsOf, consent, goToProvider, providerButton, storedIn } from "./provider-page.ts";
import type { Provider } from "./sign-in.ts";

const { t } = say("en");

export const shelf = (page: Page) => page.getByRole("heading", { name: t("home.shelf"), exact: true });

/** The login screen and the whole way in with each of some providers, in a window of one size. */
export function describeLogin(
  size: "desktop" | "phone",
  options: Pick<BrowserContextOptions, "viewport" | "hasTouch" | "isMobile">,
  providers: readonly Provider[],
): void {
  test.describe(`on a ${size}`, () => {
    test.use({ ...options, locale: "en-GB" });
    test("the login screen says what this is, offers Google, Facebook and X, and what is agreed to can be read (S2.10)", async ({
      page,
      product,
    }) => {
      await page.goto(product.origin);
      await expect(page.getByRole("heading", { level: 1, name: "Basmia" })).toBeVisible();
      await expect(page.getByText(t("login.subtitle"))).toBeVisible();
      for (const provider of ["google", "facebook", "x"] as const)
        await expect(providerButton(page, provider)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      for (const [link, words] of [
        ["login.terms.terms", "legal.terms.title"],
        ["login.terms.privacy", "legal.privacy.title"],
      ] as const) {
        await page.getByRole("link", { name: t(link), exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: t(words) })).toBeVisible();
        expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(1000);
        await page.goBack();
      }
    });

    for (const provider of providers) {
      test(`${provider} signs in: asked as its protocol wants, redeemed once (T44), and nothing of it left behind (S1.1, S2.6, S4.25, S7.24, S7.25)`, async ({
        page,
        product,
      }) => {
        const name = `New${provider}${size}`;
        const calls = callsOf(page);
        const asked = page.waitForRequest((request) => request.url().includes("/local/identity/"));
        await page.goto(`${product.origin}/login`);
        await goToProvider(page, provider);
        const query = Object.fromEntries(new URL((await asked).url()).searchParams);
        expect(query["redirect_uri"]).toBe(`${product.origin}/`);
        expect(query["state"]?.length).toBeGreaterThanOrEqual(32);
        // The local provider's page is of the same origin, and shows what the product has kept.
        const kept = await storedIn(page, "localStorage");
        expect(await storedIn(page, "sessionStorage")).toMatchObject({ oauthProvider: provider, authReturnPath: "/" });
        if (provider === "google") expect(query["response_type"]).toBe("token");
        if (provider === "facebook") {
          expect((await asked).url()).toContain("/v16.0/dialog/oauth?");
          expect(query).toMatchObject({ response_type: "code", scope: "public_profile" });
        }
        if (provider === "x") {
          const verifier = (JSON.parse(kept["x_code_verifier"] ?? "") as Record<string, string>)[query["state"] ?? ""];
          expect(verifier).toMatch(/^[\w.~-]{128}$/);
          expect(kept["x_oauth_state"]).toBe(query["state"]);
          expect(query).toMatchObject({
            response_type: "code",
            scope: "tweet.read users.read offline.access",
            code_challenge_method: "S256",
            code_challenge: createHash("sha256")
              .update(verifier ?? "")
              .digest("base64url"),
          });
        }

        const exchanged = page.waitForRequest(`**/api/auth/${provider}`);
        await consent(page, name);
        const { redirectUri } = ((await exchanged).postDataJSON() ?? {}) as { redirectUri?: string };
        if (provider !== "google") expect(redirectUri).toBe(query["redirect_uri"]);
        await expect(shelf(page)).toBeVisible();
        await expect(page).toHaveURL(`${product.origin}/`);
        const local = await storedIn(page, "localStorage");
        expect(local["token"]).toBeTruthy();
        await expect.poll(async () => (await storedIn(page, "localStorage"))["user"]).toContain(name);
        for (const gone of ["x_oauth_state", "x_code_verifier"]) expect(local).not.toHaveProperty(gone);
        const tab = await storedIn(page, "sessionStorage");
        for (const gone of ["token", "oauthProvider", "oauthState", "authReturnPath", "navigationInProgress"])
          expect(tab).not.toHaveProperty(gone);
        await page.reload();
        await expect(shelf(page)).toBeVisible();
        expect(calls.filter((call) => call.startsWith("POST /auth/"))).toEqual([`POST /auth/${provider}`]);
        expect(calls).toContain("GET /user/info");
      });
    }
  });
}
