import type { Locator, Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { openAccount } from "./support/account.ts";
import { makeStory } from "./support/make-story.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { storedIn } from "./support/provider-page.ts";
import { setMembership } from "./support/query-database.ts";
import { DESKTOP, onPhone, PHONE, SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

const header = (page: Page) => page.getByRole("banner").first();
const account = (page: Page, name: string) => page.getByRole("button", { name: t("header.account", { name }) });
const menu = (page: Page) => page.getByRole("button", { name: t("header.menu") });
const popover = (page: Page) => page.getByRole("dialog", { name: t("header.account.title"), exact: true });
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name: t("header.welcome", { name }) });
/** What the avatar opens: the popover of the wide header, the drawer of the phone's. */
const panel = (page: Page, name: string) => (onPhone ? drawer(page, name) : popover(page));
const boxes = (inside: Locator) => inside.getByRole("list", { name: t("header.stats") }).getByRole("button");
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const ZONE = "America/Los_Angeles";

/** The last second of the day so many days from today in the person's zone, where it is the next day in Europe already. */
function endOfDay(days: number): { stored: string; text: string } {
  const soon = new Date(Date.now() + days * 86_400_000);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(soon);
  const zone = new Intl.DateTimeFormat("en-US", { timeZone: ZONE, timeZoneName: "longOffset" })
    .format(soon)
    .replace(/^.*GMT/, "");
  const end = new Date(`${day}T23:59:59${zone}`);
  return { stored: end.toISOString(), text: say("en").date(end, "long", ZONE) };
}

/** Loads the page again and waits for what the server says of the person. */
async function readAnew(page: Page): Promise<void> {
  const read = page.waitForResponse("**/api/user/info");
  await page.reload();
  await read;
}

test(
  "up to 768 px the header is the phone's, above it the wide one; at exactly 768 home and book are wide (H10) (S2.30, S2.34)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    const story = await makeStory(product, "Resizer");
    await openSignedIn(page, product.origin, { name: "Resizer" });
    const road = page.getByRole("region", { name: t("level.road") });
    for (const [width, variant, home] of [
      [769, "wide", "wide"],
      [768, "phone", "wide"],
      [767, "phone", "phone"],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(account(page, "Resizer")).toBeVisible({ visible: variant === "wide" });
      await expect(menu(page)).toBeVisible({ visible: variant === "phone" });
      await expect(road).toBeVisible({ visible: home === "wide" });
      expect(await sideways(page)).toBe(0);
    }
    await page.goto(`${product.origin}${story.path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Pip and the moon" })).toBeAttached();
    await expect(page.getByRole("button", { name: t("reader.cover"), exact: true })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 1000 });
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole("group", { name: "Pip and the moon" })).toBeVisible();
  },
);

test(
  "the wide header: logo or way back, title and its pencil, and a popover with everything about the account; none on the login screen nor over a book on a phone (S2.31, S2.32)",
  { tag: "@desktop" },
  async ({ page, product }) => {
    const story = await makeStory(product, "Headed", { title: "A title to be changed" });
    await openSignedIn(page, product.origin, { name: "Headed" });
    await expect(header(page).getByRole("link", { name: t("app.home") })).toHaveAttribute("href", "/");
    await expect(header(page).getByRole("link", { name: t("header.back") })).toHaveCount(0);

    await account(page, "Headed").click();
    await expect(account(page, "Headed")).toHaveAttribute("aria-expanded", "true");
    await expect(popover(page)).toContainText("Headed");
    await expect(popover(page)).toContainText("headed@example.com");
    await expect(popover(page)).toContainText(t("header.plan.free"));
    await expect(boxes(popover(page))).toHaveText([/0\s*likes/, /Earth\s*level/, /Free\s*plan/]);
    await expect(popover(page).getByText(t("premium.title"))).toBeVisible();
    await expect(popover(page).getByRole("button", { name: t("subscribe.renew") })).toHaveCount(0);
    expect(await popover(page).evaluate((popup) => getComputedStyle(popup).transitionDuration)).toContain("0.25s");
    await page.keyboard.press("Escape");
    await expect(popover(page)).toBeHidden();
    await expect(account(page, "Headed")).toBeFocused();
    for (const [box, title] of [
      [/likes/, t("likes.title")],
      [/level/, t("level.road")],
      [/plan/, t("subscribe.title")],
    ] as const) {
      await account(page, "Headed").click();
      await boxes(popover(page)).filter({ hasText: box }).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(popover(page)).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: title })).toBeHidden();
    }

    await page.goto(`${product.origin}${story.path}`);
    await expect(header(page)).toContainText("A title to be changed");
    await header(page)
      .getByRole("button", { name: t("header.edit_title") })
      .click();
    const field = page.getByRole("dialog").getByRole("textbox");
    await expect(field).toHaveValue("A title to be changed");
    await field.fill("A title that was changed");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("edit.save"), exact: true })
      .click();
    await expect(header(page)).toContainText("A title that was changed");
    await header(page)
      .getByRole("link", { name: t("header.back") })
      .click();
    await expect(page).toHaveURL(`${product.origin}/`);

    await account(page, "Headed").click();
    await popover(page)
      .getByRole("button", { name: t("header.logout") })
      .click();
    await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    expect(await storedIn(page, "localStorage")).not.toHaveProperty("token");
    await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
    await page.goto(`${product.origin}${story.path}`);
    await expect(header(page)).toContainText("A title that was changed");
    await expect(header(page).getByRole("button", { name: t("header.edit_title") })).toHaveCount(0);
    await page.setViewportSize(PHONE.viewport);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await page.setViewportSize(DESKTOP.viewport);
    await header(page)
      .getByRole("link", { name: t("header.login") })
      .click();
    await expect(page).toHaveURL(`${product.origin}/login`);
    await page.setViewportSize(PHONE.viewport);
    await expect(page.getByRole("banner")).toHaveCount(0);
  },
);

test(
  "the popover stays for its way out and is gone after it, and a press outside or on the avatar closes it",
  { tag: "@desktop" },
  async ({ page, product }) => {
    await openSignedIn(page, product.origin, { name: "Leaver" });
    await account(page, "Leaver").click();
    await expect(popover(page)).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(popover(page)).toHaveCount(0);
    await account(page, "Leaver").click();
    await expect(popover(page)).toBeVisible();
    await account(page, "Leaver").click();
    await expect(popover(page)).toHaveCount(0);
  },
);

test.describe("far in the west", () => {
  test.use({ timezoneId: ZONE });

  test("PRO and its end are told as the calendar of the person's own zone has them, with a button to renew and no advertisement (S4.10, S4.11, S4.18)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Subscriber" });
    for (const [days, plan, says] of [
      [0, "PRO", "Ends today"],
      [1, "PRO", "Ends in 1 day"],
      [9, "PRO", "Ends in 9 days"],
      [10, "PRO", `Ends ${endOfDay(10).text}`],
      [-1, "Free", `Ended on ${endOfDay(-1).text}`],
    ] as const) {
      const columns = `subscription_type = 'pro', subscription_expires_at = '${endOfDay(days).stored}'`;
      await setMembership(product, "Subscriber", columns);
      await readAnew(page);
      await openAccount(page, "Subscriber");
      await expect(panel(page, "Subscriber").getByText(says, { exact: true })).toBeVisible();
      await expect(boxes(panel(page, "Subscriber")).last()).toContainText(plan);
      await expect(panel(page, "Subscriber").getByText(t("premium.title"))).toBeVisible({ visible: plan === "Free" });
      await panel(page, "Subscriber")
        .getByRole("button", { name: t("subscribe.renew") })
        .click();
      await expect(page.getByRole("dialog", { name: t("subscribe.title") })).toBeVisible();
    }
  });

  test("what cannot be read is not taken for PRO, and PRO without an end has none (H18) (S4.17)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Unread" });
    const answers: [Record<string, unknown>, string][] = [
      [{ subscriptionType: "gold", subscriptionExpiresAt: endOfDay(9).stored }, "Free"],
      [{ subscriptionType: undefined, subscriptionExpiresAt: endOfDay(9).stored }, "Free"],
      [{ subscriptionType: "pro", subscriptionExpiresAt: "some day" }, "Free"],
      [{ subscriptionType: "pro", subscriptionExpiresAt: null }, "PRO"],
    ];
    let told: Record<string, unknown> = {};
    await page.route("**/api/user/info", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...told } });
    });
    for (const [answer, plan] of answers) {
      told = answer;
      await readAnew(page);
      await openAccount(page, "Unread");
      await expect(boxes(panel(page, "Unread")).last()).toContainText(plan);
      await expect(panel(page, "Unread").getByText(/^Ends? /)).toHaveCount(0);
    }
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a welcome by first name, three boxes, and a drawer with plan, renewal, language, offer and the way out (S2.33)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Dora" });
    await expect(page.getByRole("heading", { level: 1, name: /Dora/ })).toBeVisible();
    await expect(boxes(page.getByRole("main"))).toHaveText([/0\s*likes/, /Earth\s*level/, /Free\s*plan/]);
    for (const size of await boxes(page.getByRole("main")).all())
      expect((await size.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await menu(page).tap();
    await expect(drawer(page, "Dora")).toContainText("dora@example.com");
    await expect(drawer(page, "Dora")).toContainText("Free");
    await expect(drawer(page, "Dora").getByText(t("premium.title"))).toBeVisible();
    await expect(drawer(page, "Dora").getByRole("button", { name: t("subscribe.renew") })).toHaveCount(0);
    await page.goBack();
    await expect(drawer(page, "Dora")).toBeHidden();
    await expect(page).toHaveURL(`${product.origin}/`);

    await setMembership(
      product,
      "Dora",
      "subscription_type = 'pro', subscription_expires_at = now() + interval '5 days'",
    );
    await readAnew(page);
    await menu(page).tap();
    await expect(drawer(page, "Dora").getByText("Ends in 5 days", { exact: true })).toBeVisible();
    await expect(drawer(page, "Dora").getByText(t("premium.title"))).toHaveCount(0);
    await expect(drawer(page, "Dora").getByRole("list", { name: t("header.stats") })).toBeVisible();
    await drawer(page, "Dora")
      .getByRole("button", { name: t("subscribe.renew") })
      .tap();
    await expect(page.getByRole("dialog", { name: t("subscribe.title") })).toBeVisible();
    await page.goBack();

    await menu(page).tap();
    await drawer(page, "Dora")
      .getByRole("button", { name: t("header.logout") })
      .tap();
    await expect(page.getByRole("button", { name: t("login.google") })).toBeVisible();
    // Signed out, on a page that is open to all.
    await page.goto(`${product.origin}/terms`);
    await menu(page).tap();
    const guest = page.getByRole("dialog", { name: t("header.signed_out") });
    await expect(guest).toContainText(t("header.signed_out.text"));
    await guest.getByRole("link", { name: t("header.login") }).tap();
    await expect(page).toHaveURL(`${product.origin}/login`);
  });
});

test("the interface speaks the stored language, else the browser's first that is offered, else English; German too (T61) (S1.8)", async ({
  browser,
  product,
}) => {
  const languageFor = async (locale: string, stored?: string) => {
    const context = await browser.newContext({ locale, ...SCREEN });
    const page = await context.newPage();
    if (stored !== undefined)
      await page.addInitScript((language) => {
        if (localStorage.getItem("language") === null) localStorage.setItem("language", language);
      }, stored);
    await page.goto(product.origin);
    // The app says its language when it stands.
    await expect(page.locator("#first-look")).toHaveCount(0);
    const language = (await page.locator("html").getAttribute("lang")) as "en" | "ro" | "de";
    await expect(page.getByText(say(language).t("login.subtitle"))).toBeVisible();
    return { language, page, close: () => context.close() };
  };
  for (const [locale, stored, spoken] of [
    ["ro-MD", undefined, "ro"],
    ["de-AT", undefined, "de"],
    ["fr-FR", undefined, "en"],
    ["ro-RO", "de", "de"],
    ["ro-RO", "fr", "ro"],
  ] as const) {
    const { language, close } = await languageFor(locale, stored);
    expect([locale, stored, language]).toEqual([locale, stored, spoken]);
    await close();
  }
  const { page, close } = await languageFor("en-GB");
  for (const language of ["ro", "de", "en"] as const) {
    await page.getByTitle(t(`language.${language}`)).click();
    await expect(page.getByText(say(language).t("login.subtitle"))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect((await storedIn(page, "localStorage"))["language"]).toBe(language);
    await page.reload();
    await expect(page.getByText(say(language).t("login.subtitle"))).toBeVisible();
  }
  await close();
});
