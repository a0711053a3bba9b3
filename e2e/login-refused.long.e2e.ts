import type { Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { makeStory } from "./support/make-story.ts";
import { openAccount } from "./support/account.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import {
  callsOf,
  consent,
  goToProvider,
  providerButton,
  refuse,
  skipOnboarding,
  storedIn,
} from "./support/provider-page.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");
const PHONE = { width: 390, height: 844 };
const CODE = "a-code-that-nobody-has-asked-for";

test.use({ locale: "en-GB", ...SCREEN });

const shelf = (page: Page) => page.getByRole("heading", { name: t("home.shelf"), exact: true });
const said = (page: Page, text: string) => page.getByRole("region", { name: t("app.notices") }).getByText(text);
const exchanges = (calls: readonly string[]) => calls.filter((call) => call.startsWith("POST /auth/"));

test.beforeEach(({ page }) => skipOnboarding(page));

test("an answer that nobody asked for is taken out of the address before anything else, and nothing is redeemed", async ({
  page,
  product,
}) => {
  const calls = callsOf(page);
  const addresses: string[] = [];
  const referers: string[] = [];
  page.on("request", (request) => referers.push(request.headers()["referer"] ?? ""));
  await page.exposeFunction("calledFrom", (address: string) => addresses.push(address));
  await page.addInitScript(() => {
    const { calledFrom, fetch: call } = globalThis as unknown as {
      calledFrom: (address: string) => void;
      fetch: typeof fetch;
    };
    globalThis.fetch = (...input) => {
      calledFrom(location.href);
      return call(...input);
    };
  });
  for (const answer of [
    `?code=${CODE}&state=s`,
    "?error=access_denied&state=s",
    "#access_token=t&state=s",
    "?state=s",
  ]) {
    // Another fragment alone would be the same page.
    await page.goto("about:blank");
    await page.goto(`${product.origin}/${answer}`);
    await expect(said(page, "Login failed")).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
  }
  await page.goto(`${product.origin}/terms?x=1&code=${CODE}&state=s#access_token=t`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/terms?x=1`);
  await openSignedIn(page, product.origin, { name: "Settled", path: `/?code=${CODE}&state=s` });
  await expect(shelf(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(said(page, "Login failed")).toBeHidden();
  expect(exchanges(calls)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => /code=|access_token|state=/.test(address))).toEqual([]);
  expect(referers.filter((address) => address.includes(CODE))).toEqual([]);
});

test("who says no at the provider is told that the login failed, and finds everything as it was (S4.25, S8.16)", async ({
  page,
  product,
}) => {
  const calls = callsOf(page);
  for (const provider of ["google", "facebook", "x"] as const) {
    await page.goto(product.origin);
    await goToProvider(page, provider);
    await refuse(page);
    await expect(said(page, "Login failed")).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect(providerButton(page, provider)).toBeEnabled();
    expect(await storedIn(page, "sessionStorage")).toEqual({});
    const local = await storedIn(page, "localStorage");
    for (const gone of ["token", "user", "x_oauth_state", "x_code_verifier"]) expect(local).not.toHaveProperty(gone);
  }
  expect(exchanges(calls)).toEqual([]);
});

test("Facebook: inside its own app as outside by redirect; an error ends it; a code of up to 20 characters is none (S4.26)", async ({
  browser,
  product,
}) => {
  const inApp = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/465.0]";
  const context = await browser.newContext({ locale: "en-GB", viewport: PHONE, userAgent: inApp });
  const page = await context.newPage();
  await skipOnboarding(page);
  const calls = callsOf(page);
  const startAgain = async () => {
    await page.goto(product.origin);
    await goToProvider(page, "facebook");
    expect(page.url()).toContain("/dialog/oauth?");
    return new URL(page.url()).searchParams.get("state") ?? "";
  };
  const ended = async () => {
    await expect(said(page, "Login failed")).toBeVisible();
    expect(await storedIn(page, "sessionStorage")).toEqual({});
    expect(exchanges(calls)).toEqual([]);
  };
  let state = await startAgain();
  await page.goto(`${product.origin}/?error=access_denied&code=${CODE}&state=${state}#_=_`);
  await ended();
  state = await startAgain();
  await page.goto(`${product.origin}/?code=${"c".repeat(20)}&state=${state}#_=_`);
  await ended();
  state = await startAgain();
  const asked = page.waitForRequest("**/api/auth/facebook");
  await page.goto(`${product.origin}/?code=${"c".repeat(21)}&state=${state}#_=_`);
  await asked;
  await expect(said(page, "Login failed")).toBeVisible();
  await startAgain();
  await consent(page, "Inside");
  await expect(page.getByRole("heading", { level: 1, name: /Inside/ })).toBeVisible();
  await context.close();
});

test("X: another state, or a state without its verifier, ends the login and leaves other tabs theirs (S4.27)", async ({
  page,
  product,
}) => {
  const calls = callsOf(page);
  const other = await page.context().newPage();
  await skipOnboarding(other);
  await other.goto(product.origin);
  await goToProvider(other, "x");
  const ended = async () => {
    await expect(said(page, "Login failed")).toBeVisible();
    expect(await storedIn(page, "sessionStorage")).toEqual({});
    expect(exchanges(calls)).toEqual([]);
  };
  await page.goto(product.origin);
  await goToProvider(page, "x");
  await page.goto(`${product.origin}/?code=${CODE}&state=forged`);
  await ended();
  await goToProvider(page, "x");
  const state = new URL(page.url()).searchParams.get("state") ?? "";
  await page.evaluate((mine) => {
    const verifiers = JSON.parse(localStorage.getItem("x_code_verifier") ?? "{}") as Record<string, string>;
    delete verifiers[mine];
    localStorage.setItem("x_code_verifier", JSON.stringify(verifiers));
  }, state);
  await page.goto(`${product.origin}/?code=${CODE}&state=${state}`);
  await ended();
  await consent(other, "Patient");
  await expect(shelf(other)).toBeVisible();
});

test("two tabs sign in with X at once, and one that was begun here is finished in another tab; its answer is redeemed once, also where its address is loaded again (T42, T44)", async ({
  page,
  product,
}) => {
  await page.goto(product.origin);
  await goToProvider(page, "x");
  const second = await page.context().newPage();
  await skipOnboarding(second);
  await second.goto(product.origin);
  await goToProvider(second, "x");
  await consent(page, "Firsttab");
  await expect(shelf(page)).toBeVisible();
  // What the first tab was asked goes on elsewhere, as a link that a phone opens in a new tab does.
  const address = second.url();
  await second.close();
  const third = await page.context().newPage();
  await skipOnboarding(third);
  const calls = callsOf(third);
  await third.goto(address);
  const answered = third.waitForRequest(/[?&]code=/);
  await consent(third, "Secondtab");
  const answer = (await answered).url();
  await expect(shelf(third)).toBeVisible();
  await expect(third.getByRole("heading", { level: 1, name: /Secondtab/ })).toBeVisible();
  await third.goto(answer);
  await expect(shelf(third)).toBeVisible();
  await expect(third).toHaveURL(`${product.origin}/`);
  expect(exchanges(calls)).toEqual(["POST /auth/x"]);
  await expect(page.getByRole("heading", { level: 1, name: /Secondtab/ })).toBeVisible();
  expect(await storedIn(third, "localStorage")).not.toHaveProperty("x_code_verifier");
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

test("Back from the provider's page, its button can be pressed again, also where the page was only put away", async ({
  page,
  product,
}) => {
  await page.goto(product.origin);
  await goToProvider(page, "google");
  await page.goBack();
  await expect(providerButton(page, "google")).not.toHaveAttribute("aria-busy", "true");
  await page.route("**/local/identity/**", (route) => route.fulfill({ status: 204 }));
  await providerButton(page, "google").click();
  await expect(providerButton(page, "google")).toHaveAttribute("aria-busy", "true");
  // Tested browsers keep no pages; a browser that does shows the page as it was left, and says so.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(providerButton(page, "google")).not.toHaveAttribute("aria-busy", "true");
  await page.unroute("**/local/identity/**");
  await goToProvider(page, "google");
  await consent(page, "Backer");
  await expect(shelf(page)).toBeVisible();
});

test("inside other apps, where Google signs nobody in, its button gives way to the link for one's own browser (T40); stories are read there as anywhere (S14.3)", async ({
  browser,
  product,
}) => {
  const story = await makeStory(product, "Sharer", {}, { finished: false });
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const link = `${product.origin}${story.path}`;
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  for (const [app, userAgent] of Object.entries({
    Facebook: `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0.0.41.102]`,
    Messenger: `${phone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0.27.108]`,
    "Messenger on Android":
      "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/460.0.0.27.108]",
    Instagram: `${phone} Mobile/15E148 Instagram 334.0.0.27.95 (iPhone15,2; iOS 17_5)`,
    TikTok: `${phone} Mobile/15E148 musical_ly_35.0.0 BytedanceWebview/d8a21c6`,
  })) {
    const context = await browser.newContext({ locale: "en-GB", viewport: PHONE, userAgent });
    if (app === "Instagram") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Pip and the moon" })).toBeAttached();
    await page.getByRole("button", { name: t("like.button", { count: 0 }) }).click();
    const dialog = page.getByRole("dialog", { name: t("like.login") });
    await expect(dialog.getByText(t("login.in_app.text"))).toBeVisible();
    await expect(providerButton(page, "google")).toHaveCount(0);
    await expect(providerButton(page, "x")).toBeVisible();
    const field = dialog.getByRole("textbox", { name: t("login.in_app.link") });
    await expect(field).toHaveValue(link);
    if (app === "TikTok")
      await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await dialog.getByRole("button", { name: t("login.in_app.copy") }).click();
    if (app === "Instagram") {
      await expect(dialog.getByText(t("login.in_app.copied"))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    }
    if (app === "TikTok") {
      await expect(dialog.getByText(t("login.in_app.by_hand"))).toBeVisible();
      await expect(field).toBeFocused();
    }
    await page.goto(`${product.origin}/login`);
    await expect(page.getByRole("textbox", { name: t("login.in_app.link") })).toHaveValue(`${product.origin}/`);
    await context.close();
  }
});

test("where the browser keeps nothing for the device, a sign-in lasts as long as its tab", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await page.goto(product.origin);
  await goToProvider(page, "x");
  await consent(page, "Private");
  await expect(shelf(page)).toBeVisible();
  // On a phone the greeting takes its history entry back as it closes, and a reload in that moment would go back further.
  await page.waitForFunction(() => !("layers" in ((history.state as object | null) ?? {})));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /Private/ })).toBeVisible();
  await openAccount(page, "Private");
  await page.getByRole("button", { name: t("header.logout") }).click();
  await expect(providerButton(page, "x")).toBeVisible();
  await page.reload();
  await expect(providerButton(page, "x")).toBeVisible();
});

test("where the browser keeps nothing at all, the screens stand and a login says that it failed", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });
  await page.goto(product.origin);
  await goToProvider(page, "google");
  await consent(page, "Nowhere");
  await expect(said(page, "Login failed")).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expect(providerButton(page, "google")).toBeVisible();
});
