import type { Page, Route } from "@playwright/test";
import { addMonths } from "#features/membership/extension.ts";
import { say } from "#messages/say.ts";
import { openAccount, statBox } from "./support/account.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { setMembership } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import { type Product, startProduct } from "./support/start-product.ts";

const { t } = say("en");
const FORM = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon" };

test.use({ locale: "en-GB", ...SCREEN });

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
/** Any part of the product may ask for a new story; asked again until the shell, which may still be loading, listens. */
const askForStory = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new CustomEvent("create-story")));
    await expect(dialogOf(page, t("limit.title"))).toBeVisible({ timeout: 1_000 });
  }).toPass();

test.describe("PRO", () => {
  const plan = (page: Page, name: "monthly" | "yearly") =>
    page.getByRole("radio", { name: new RegExp(t(`subscribe.${name}`)) });
  const openPlans = async (page: Page, name: string) => {
    await openAccount(page, name);
    await statBox(page, /plan/).click();
  };

  test("monthly is chosen each time, a choice clears the error, five presses are one order (S2.63, S4.12, S5.5, S8.1, S9.2)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Buyer" });
    await openPlans(page, "Buyer");
    const dialog = dialogOf(page, t("subscribe.title"));
    await expect(plan(page, "monthly")).toBeChecked();
    await expect(dialog.getByText("€4.99")).toBeVisible();
    await expect(dialog.getByText("€39.99")).toBeVisible();
    await expect(dialog.getByText(/pizza/)).toBeVisible();
    await expect(dialog.getByText(/dinner/)).toBeVisible();
    await plan(page, "yearly").check();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openPlans(page, "Buyer");
    await expect(plan(page, "monthly")).toBeChecked();

    const upgrade = dialog.getByRole("button", { name: "Upgrade to PRO" });
    const answers: ("fail" | "nothing" | "order")[] = ["fail", "nothing", "order"];
    const keys: (string | undefined)[] = [];
    await page.route("**/api/subscriptions", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      const answer = answers.shift() ?? "order";
      if (answer === "fail") await route.abort();
      else if (answer === "nothing") await route.fulfill({ json: { paymentUrl: "" } });
      else await route.continue();
    });
    for (let failure = 0; failure < 2; failure += 1) {
      await upgrade.click();
      await expect(dialog.getByRole("alert")).toHaveText("Something went wrong. Please try again.");
      await plan(page, failure === 0 ? "yearly" : "monthly").check();
      await expect(dialog.getByRole("alert")).toBeHidden();
    }
    await upgrade.evaluate((button) => {
      for (let press = 0; press < 5; press += 1) (button as unknown as { click(): void }).click();
    });
    await expect(page.getByRole("heading", { name: /Basmia PRO|PRO/ })).toBeVisible();
    await expect(page).toHaveURL(/\/local\/payments\/pay\//);
    expect(keys).toHaveLength(3);
    expect(keys.every((key) => key !== undefined && key.length >= 32)).toBe(true);

    // Back from paying, everything can be used again.
    await page.goBack();
    if (!(await dialog.isVisible())) await openPlans(page, "Buyer");
    await expect(dialog.getByRole("button", { name: "Upgrade to PRO" })).toBeEnabled();

    // The server asks for a plan as well, whoever forgets it.
    await page.unrouteAll();
    await page.route("**/api/subscriptions", (route) => route.continue({ postData: "{}" }));
    await upgrade.click();
    await expect(dialog.getByRole("alert")).toHaveText("Please select a plan to continue");
  });

  test("a payment comes back, is confirmed and congratulated on, and the address is clean; it adds its month once (S1.9, S2.7, S2.62, S4.13, S4.15, S4.16, S7.20)", async ({
    page,
    product,
  }) => {
    const caller = await openSignedIn(page, product.origin, { name: "Payer" });
    await openAccount(page, "Payer");
    await expect(page.getByText(t("premium.title"))).toBeVisible();
    await statBox(page, /plan/).click();
    await page
      .getByRole("button", { name: t("subscribe.upgrade") })
      .last()
      .click();
    await page.getByRole("button", { name: /^Pay .*4\.99/ }).click();
    const dialog = dialogOf(page, t("congrats.title"));
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
    expect((await caller.call("GET /user/info")).body["subscriptionType"]).toBe("pro");
    await page.keyboard.press("Escape");
    await openAccount(page, "Payer");
    await expect(page.getByText(/^Ends /)).toBeVisible();
    await expect(page.getByText(t("premium.title"))).toBeHidden();
    await page.getByRole("button", { name: "Renew" }).click();
    const renew = dialogOf(page, t("subscribe.title")).getByRole("button", { name: "Renew" });
    await expect(renew).toBeVisible();

    // However often and in however many tabs the order comes back: one month more from the end, congratulated on once.
    const endOf = async () => Date.parse(String((await caller.call("GET /user/info")).body["subscriptionExpiresAt"]));
    const before = await endOf();
    const back = page.waitForRequest(/[?&]orderId=/);
    await renew.click();
    await page.getByRole("button", { name: /^Pay .*4\.99/ }).click();
    const address = (await back).url();
    await expect(dialog).toBeVisible();
    expect(await endOf()).toBe(addMonths(before, 1));
    const other = await page.context().newPage();
    await Promise.all(
      [page, other].map(async (tab) => {
        const confirmed = tab.waitForResponse("**/subscriptions/confirm/*");
        await tab.goto(address);
        expect((await confirmed).ok()).toBe(true);
      }),
    );
    for (const tab of [page, other]) {
      await tab.waitForLoadState("networkidle");
      await expect(dialogOf(tab, t("congrats.title"))).toHaveCount(0);
    }
    expect(await endOf()).toBe(addMonths(before, 1));
  });

  test("an order that cannot be confirmed is thanked for, and PRO is not claimed (H08) (S4.14, S4.16)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Waiter" });
    await page.goto(`${product.origin}/?orderId=nobody-knows-this-one`);
    const dialog = dialogOf(page, t("congrats.waiting.title"));
    await expect(dialog).toContainText(t("congrats.waiting.text"));
    await expect(page).toHaveURL(`${product.origin}/`);
    await setMembership(
      product,
      "Waiter",
      "subscription_type = 'pro', subscription_expires_at = now() + interval '1 month'",
    );
    await expect(dialogOf(page, t("congrats.title"))).toBeVisible();
  });

  test("an empty order is ignored, the first real one counts, and who is signed out confirms after the login (H22) (S2.9)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Orderly" });
    const confirmed: string[] = [];
    page.on("request", (request) => {
      const order = /\/subscriptions\/confirm\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
      if (order !== undefined) confirmed.push(order);
    });
    await page.goto(`${product.origin}/?orderId=&keep=1`);
    await expect(page).toHaveURL(`${product.origin}/?keep=1`);
    await expect(page.getByText(t("home.create")).first()).toBeVisible();
    expect(confirmed).toEqual([]);
    await page.goto(`${product.origin}/?orderId=&orderId=first&orderId=second`);
    await expect(page).toHaveURL(`${product.origin}/`);
    await expect.poll(() => confirmed).toEqual(["first"]);

    const token = await page.evaluate(() => localStorage.getItem("token"));
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.origin}/?orderId=later`);
    await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
    await expect(page).toHaveURL(`${product.origin}/`);
    expect(confirmed).toEqual(["first"]);
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/terms`);
    await other.evaluate((kept) => localStorage.setItem("token", kept ?? ""), token);
    await expect.poll(() => confirmed).toEqual(["first", "later"]);
  });

  test("a PRO option without a right to it opens the plans, and the form stays as it was (S5.6)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Chooser", path: "/new" });
    await setMembership(product, "Chooser", "pro_booklets = 0");
    await page.getByRole("textbox", { name: t("new.idea") }).fill(FORM.story);
    await page.getByRole("button", { name: t("new.analyze") }).click();
    await page.getByRole("textbox", { name: t("review.field.title") }).fill("A title of my own");
    const pro = page.getByRole("radio", { name: new RegExp(t("choice.genre.SciFi")) });
    // Every PRO choice of the settings is marked, and no other.
    await expect(page.getByRole("radio", { name: new RegExp(`\\b${t("choice.pro")}\\b`) })).toHaveCount(14);
    // Until the rights are known, the server decides.
    await expect(page.getByText(t("review.booklets", { count: 0 })).first()).toBeVisible();
    await pro.click({ force: true });
    const dialog = dialogOf(page, t("subscribe.title"));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${product.origin}/review`);
    await expect(pro).not.toBeChecked();
    await expect(page.getByRole("textbox", { name: t("review.field.title") })).toHaveValue("A title of my own");
  });
});

/** To the form of a story without a PRO choice. */
async function toReview(page: Page, origin: string, name: string) {
  const caller = await openSignedIn(page, origin, { name, path: "/new" });
  await page.getByRole("textbox", { name: t("new.idea") }).fill(FORM.story);
  await page.getByRole("button", { name: t("new.analyze") }).click();
  await expect(page).toHaveURL(`${origin}/review`);
  for (const choice of ["choice.environment.EnchantedForest", "choice.theme.Friendship"] as const) {
    await page.getByRole("radio", { name: new RegExp(t(choice)) }).check({ force: true });
  }
  return caller;
}

test("the form says what a story will use up: nothing, a booklet for its PRO choices, or nothing with PRO (S4.33)", async ({
  page,
  product,
}) => {
  await toReview(page, product.origin, "Counter");
  await expect(page.getByText(t("review.cost.free"))).toBeVisible();
  await expect(page.getByText(t("review.booklets", { count: 3 })).first()).toBeVisible();
  await page.getByRole("radio", { name: new RegExp(t("choice.genre.SciFi")) }).check({ force: true });
  await expect(page.getByText(t("review.cost.booklet.options"))).toBeVisible();
  await setMembership(
    product,
    "Counter",
    "subscription_type = 'pro', subscription_expires_at = now() + interval '1 day'",
  );
  await page.reload();
  await expect(page.getByText(t("review.cost.included"))).toBeVisible();
});

test.describe("the wait for the next story", () => {
  const WAIT = 3661;
  let slow: Product;
  test.beforeAll(async () => {
    slow = await startProduct({ environment: { FREE_STORY_WAIT: String(WAIT) } });
  });
  test.afterAll(() => slow.stop());
  const waitFrom = (name: string, secondsAgo: number) =>
    setMembership(slow, name, `pro_booklets = 0, last_free_story_at = now() - interval '${secondsAgo} seconds'`);

  test("ticks down to zero whatever the device's clock says, then asks again and lets the story begin (T54) (S1.7, S2.66, S4.30, S4.34)", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Object.assign(globalThis, { shift: 7_200_000 });
      Date.now = () => now() + (globalThis as unknown as { shift: number }).shift;
    });
    await openSignedIn(page, slow.origin, { name: "Patient" });
    await waitFrom("Patient", 0);
    await page.getByRole("button", { name: new RegExp(t("home.create")) }).click();
    const dialog = dialogOf(page, t("limit.title"));
    const clock = dialog.getByRole("timer");
    const shown = async () => (await clock.locator("b").allTextContents()).join(":");
    await expect(dialog.getByText(t("limit.text"))).toBeVisible();
    const first = await shown();
    expect(first).toMatch(/^01:0[01]:\d\d$/);
    await expect.poll(shown).not.toBe(first);
    // Somebody sets the device's clock meanwhile: the wait is what it was.
    await page.evaluate(() => Object.assign(globalThis, { shift: -7_200_000 }));
    const before = await shown();
    await expect.poll(shown).not.toBe(before);
    expect(await shown()).toMatch(/^01:0[01]:\d\d$/);
    await expect(dialog.getByText(/more to Moon/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("subscribe.upgrade") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await waitFrom("Patient", WAIT - 4);
    await askForStory(page);
    await expect.poll(shown).toBe("00:00:00");
    await dialog.getByRole("button", { name: t("limit.create") }).click();
    if (onPhone) await expect(dialogOf(page, t("new.title"))).toBeVisible();
    else await expect(page).toHaveURL(`${slow.origin}/new`);
  });

  test("a right that was used up elsewhere meanwhile is told in a box that can be dismissed, and nothing is lost (S4.36, S5.7, S8.12)", async ({
    page,
  }) => {
    const caller = await toReview(page, slow.origin, "Loser");
    await page.getByRole("textbox", { name: t("review.field.title") }).fill("A title of my own");
    await waitFrom("Loser", 0);
    const box = page.getByRole("alert").filter({ hasText: "Validation Errors" });
    const create = page.getByRole("button", { name: t("review.create") });
    await create.click();
    await expect(box.getByRole("listitem")).toHaveCount(1);
    await expect(box).toContainText(t("error.story.rights.none"));
    expect((await caller.call("GET /stories")).body).toEqual([]);
    expect(Number((await caller.call("GET /stories/rights")).body["proStorybooks"])).toBe(0);
    await expect(page.getByRole("textbox", { name: t("review.field.title") })).toHaveValue("A title of my own");
    await box.getByRole("button", { name: t("review.errors.dismiss") }).click();
    await expect(box).toBeHidden();

    let message: string[] = [];
    await page.route("**/api/stories", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: { code: "input.invalid", message } })
        : route.fallback(),
    );
    for (const [told, shown] of [
      [
        ["First things first.", "Then the second."],
        ["First things first.", "Then the second."],
      ],
      [[], ["Unknown error"]],
    ] as const) {
      message = [...told];
      await create.click();
      await expect(box.getByRole("listitem")).toHaveText([...shown]);
    }
  });

  test("without a wait, no limit is shown but a short reason; rights and top stories that cannot be read are logged (H17) (S4.31, S4.35, S8.23)", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const down = (route: Route) => route.fulfill({ status: 503, json: { code: "service.unavailable" } });
    await openSignedIn(page, slow.origin, { name: "Refused" });
    await page.route("**/api/stories/rights", (route) =>
      route.fulfill({ json: { canCreate: false, proStorybooks: 0, secondsUntilNextStory: 0 } }),
    );
    await page.getByRole("button", { name: new RegExp(t("home.create")) }).click();
    await expect(page.getByText(t("error.general")).first()).toBeVisible();
    await expect(page.getByRole("dialog", { name: t("limit.title") })).toBeHidden();
    await expect(page).toHaveURL(`${slow.origin}/`);

    await page.route("**/api/stories/rights", down);
    await page.route("**/api/stories/top-3-by-likes", down);
    await page.getByRole("button", { name: new RegExp(t("home.create")) }).click();
    await expect.poll(() => logged.join("\n")).toContain("The rights could not be read");
    await expect(page.getByText(t("error.general")).first()).toBeVisible();
    await openAccount(page, "Refused");
    await statBox(page, /likes$/).click();
    await expect(dialogOf(page, t("likes.title")).getByText(t("likes.top.empty"))).toBeVisible();
    expect(logged.join("\n")).toContain("The top stories could not be read");
  });

  test.describe("on a phone", { tag: "@phone" }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("shows the countdown, the road, PRO and the top stories (S2.66)", async ({ page }) => {
      await openSignedIn(page, slow.origin, { name: "Pocket" });
      await waitFrom("Pocket", 60);
      await askForStory(page);
      const dialog = dialogOf(page, t("limit.title"));
      await expect(dialog.getByRole("timer")).toBeVisible();
      await expect(dialog.getByText(/more to Moon/)).toBeVisible();
      await expect(dialog.getByText(t("likes.top.empty"))).toBeVisible();
      await dialog.getByRole("button", { name: t("subscribe.upgrade") }).click();
      const plans = dialogOf(page, t("subscribe.title"));
      await expect(plans).toBeVisible();
      await page.goBack();
      await expect(plans).toBeHidden();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${slow.origin}/`);
    });
  });
});
