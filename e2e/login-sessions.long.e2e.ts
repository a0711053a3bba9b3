import type { Page, Route } from "@playwright/test";
import { say } from "#messages/say.ts";
import { signInByHttp } from "./support/api.ts";
import { makeStory } from "./support/make-story.ts";
import { openAccount } from "./support/account.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { callsOf, consent, goToProvider, providerButton, storedIn } from "./support/provider-page.ts";
import { SCREEN } from "./support/screen.ts";

const { t } = say("en");

test.use({ locale: "en-GB", ...SCREEN });

const shelf = (page: Page) => page.getByRole("heading", { name: t("home.shelf"), exact: true });
const greets = (page: Page, name: string) => page.getByRole("heading", { level: 1, name: new RegExp(name) });
const expired = (page: Page) => page.getByRole("dialog", { name: "Session Expired" });

test("who signs out or in as another person in one tab does so in all; no late answer of the person before is shown or kept (T24) (S7.30)", async ({
  page,
  product,
}) => {
  const former = await makeStory(product, "Former", { title: "The former's own book" }, { finished: false });
  await openSignedIn(page, product.origin, { name: "Former" });
  await expect(greets(page, "Former")).toBeVisible();
  await expect(page.getByText("The former's own book").first()).toBeVisible();

  // Three answers for the former that are on their way for long.
  const held: Route[] = [];
  await page.route(/\/api\/(stories|user\/info|stories\/rights)$/, (route) => void held.push(route));
  await page.reload();
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(2);
  const other = await page.context().newPage();
  await other.goto(`${product.origin}/terms`);
  await openAccount(other, "Former");
  await other.getByRole("button", { name: t("header.logout") }).click();
  await expect(providerButton(page, "google")).toBeVisible();

  await page.unroute(/\/api\/(stories|user\/info|stories\/rights)$/);
  await signInByHttp(product, "Latter");
  await other.goto(product.origin);
  await goToProvider(other, "google");
  await consent(other, "Latter");
  await expect(greets(page, "Latter")).toBeVisible();
  const late = await Promise.allSettled(held.map((route) => route.continue()));
  expect(late.length).toBe(held.length);
  await expect(page.getByText(t("home.empty.title"))).toBeVisible();
  await expect(greets(page, "Latter")).toBeVisible();
  await expect(page.getByText("The former's own book")).toHaveCount(0);
  expect((await storedIn(page, "localStorage"))["user"]).toContain("Latter");
  expect((await former.owner.call("GET /user/info")).status).toBe(200);
});

test("a session that the server has ended is over here too: token and user are gone, what was stored amiss is thrown away, and a refusal of the token before leaves the next session alone (H16) (S4.21, S4.23, S8.22)", async ({
  page,
  product,
}) => {
  const caller = await openSignedIn(page, product.origin, { name: "Ended" });
  await expect(greets(page, "Ended")).toBeVisible();
  // A user that cannot be read is logged, and changes nothing.
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/user/info", (route) =>
    route.fulfill({ status: 503, json: { code: "service.unavailable" } }),
  );
  await page.reload();
  await expect.poll(() => logged.join("\n")).toContain("User info could not be fetched");
  await expect(greets(page, "Ended")).toBeVisible();
  await page.unroute("**/api/user/info");

  await caller.call("POST /auth/logout");
  await page.reload();
  await expect(expired(page)).toBeVisible();
  const local = await storedIn(page, "localStorage");
  expect(local).not.toHaveProperty("token");
  expect(local).not.toHaveProperty("user");
  await expect(page.getByText("Ended")).toHaveCount(0);

  for (const user of ["{broken", '"a text"', JSON.stringify({ name: "Nobody" })]) {
    await page.evaluate((stored) => localStorage.setItem("user", stored), user);
    await page.reload();
    await expect(providerButton(page, "google")).toBeVisible();
    expect(await storedIn(page, "localStorage")).not.toHaveProperty("user");
  }
  await expect(page.getByText("Nobody")).toHaveCount(0);

  const earlier = await signInByHttp(product, "Earlier");
  const later = await signInByHttp(product, "Later");
  await page.evaluate((token) => localStorage.setItem("token", token), earlier.token);
  await page.reload();
  await expect(greets(page, "Earlier")).toBeVisible();
  await earlier.call("POST /auth/logout");
  // The tab does not hear of the next session: a browser tells only the other tabs of what is stored.
  await page.evaluate((token) => localStorage.setItem("token", token), later.token);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page
    .getByRole("button", { name: new RegExp(t("home.create")) })
    .first()
    .click();
  await refused;
  await expect(greets(page, "Later")).toBeVisible();
  await expect(expired(page)).toHaveCount(0);
  expect((await storedIn(page, "localStorage"))["token"]).toBe(later.token);
});

test("a session that ends on /new is asked for over the login screen, and the login leads back to /new and the idea", async ({
  page,
  product,
}) => {
  const caller = await openSignedIn(page, product.origin, { name: "Writer", path: "/new" });
  await page.getByRole("textbox", { name: t("new.idea") }).fill("A fox who paints");
  await caller.call("POST /auth/logout");
  await page.getByRole("button", { name: t("new.analyze") }).click();
  await expect(expired(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.origin}/`);
  await expired(page)
    .getByRole("button", { name: t("login.google") })
    .click();
  await consent(page, "Writer");
  await expect(page).toHaveURL(`${product.origin}/new`);
  await expect(page.getByRole("textbox", { name: t("new.idea") })).toHaveValue("A fox who paints");
});

test("a session that ends at Create is asked for, the login leads back to the form as it was, and a reload while the book is made makes no second one (T48)", async ({
  page,
  product,
}) => {
  const caller = await openSignedIn(page, product.origin, { name: "Resumer", path: "/new" });
  await page.getByRole("textbox", { name: t("new.idea") }).fill("A fox who paints");
  await page.getByRole("button", { name: t("new.advanced") }).click();
  const title = page.getByRole("textbox", { name: t("review.field.title") });
  await title.fill("A title of my own");
  await caller.call("POST /auth/logout");
  await page.getByRole("button", { name: t("review.create") }).click();
  await expired(page)
    .getByRole("button", { name: t("login.google") })
    .click();
  await consent(page, "Resumer");
  await expect(page).toHaveURL(`${product.origin}/review`);
  await expect(title).toHaveValue("A title of my own");

  // Nothing is heard of the book until the page is read again.
  await page.route(/\/api\/stories\/[\w-]{8,}$/, (route) => route.abort());
  const made = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/stories"),
  );
  await page.getByRole("button", { name: t("review.create") }).click();
  expect((await made).status()).toBe(201);
  await expect(page.getByRole("heading", { name: t("review.making.title") })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
  const again = await signInByHttp(product, "Resumer");
  expect((await again.call("GET /stories")).body).toHaveLength(1);
});

test("the user is read anew when another tab has changed them, and not within two seconds of the last time (S4.20)", async ({
  page,
  product,
}) => {
  const calls = callsOf(page);
  const asked = () => calls.filter((call) => call === "GET /user/info").length;
  await page.clock.install();
  await openSignedIn(page, product.origin, { name: "Changing" });
  await expect(shelf(page)).toBeVisible();
  const read = page.waitForResponse("**/api/user/info");
  await page.clock.runFor(3000);
  const other = await page.context().newPage();
  await other.goto(`${product.origin}/api/openapi.json`);
  const change = (likes: number) =>
    other.evaluate((count) => {
      const user = JSON.parse(localStorage.getItem("user") ?? "{}") as Record<string, unknown>;
      localStorage.setItem("user", JSON.stringify({ ...user, likeCount: count }));
    }, likes);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = asked();
  await change(71);
  await (await read).finished();
  await expect.poll(asked).toBe(before + 1);
  // The answer of the server is kept again, in place of what the other tab had said.
  await expect.poll(async () => (await storedIn(page, "localStorage"))["user"]).toContain('"likeCount":0');
  await change(72);
  await expect.poll(() => page.getByText("72").count()).toBeGreaterThan(0);
  await page.clock.runFor(1999);
  await change(73);
  await expect.poll(() => page.getByText("73").count()).toBeGreaterThan(0);
  expect(asked()).toBe(before + 1);
  await page.clock.runFor(1);
  await change(74);
  await expect.poll(asked).toBe(before + 2);
});

test("after a login, a like, a creation and a payment the user is read anew, once however close together (H15) (S4.22)", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Author", {}, { finished: false });
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const calls = callsOf(page);
  const asked = () => calls.filter((call) => call === "GET /user/info").length;
  await signInByHttp(product, "Doer");
  await page.goto(product.origin);
  await goToProvider(page, "google");
  await consent(page, "Doer");
  await expect(shelf(page)).toBeVisible();
  await expect.poll(asked).toBe(1);

  await page.clock.install();
  await page.goto(`${product.origin}${story.path}`);
  await expect.poll(asked).toBe(2);
  await page.clock.runFor(2500);
  const star = (count: number) => page.getByRole("button", { name: t("like.button", { count }), exact: true });
  await star(0).click();
  await expect(star(1)).toBeVisible();
  await expect.poll(asked).toBe(3);
  // Two more within the two seconds: one trailing refresh for both.
  const clicked = page.waitForResponse("**/like");
  await star(1).click();
  await clicked;
  const again = page.waitForResponse("**/like");
  await star(0).click();
  await again;
  await page.clock.runFor(2500);
  await expect.poll(asked).toBe(4);
  await page.clock.runFor(5000);
  expect(asked()).toBe(4);

  await page.goto(`${product.origin}/new`);
  await expect.poll(asked).toBe(5);
  await page.clock.runFor(2500);
  await page.getByRole("textbox", { name: t("new.idea") }).fill("A brave hedgehog called Pip wants to fly to the moon");
  await page.getByRole("button", { name: t("new.analyze") }).click();
  await page.getByRole("button", { name: t("review.create") }).click();
  await expect.poll(asked).toBe(6);

  const confirmed = page.waitForResponse("**/api/subscriptions/confirm/*");
  await page.goto(`${product.origin}/?orderId=unknown`);
  await confirmed;
  await expect.poll(asked).toBe(7);
  await page.clock.runFor(2500);
  await expect.poll(asked).toBe(8);
});

test("who finds on a press that the session has ended is asked to sign in, and no notice of a failure lies over the question", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Pressing");
  const presses = [
    { logged: "The rights could not be read", press: (tab: Page) => tab.evaluate(askForStory) },
    {
      logged: "The PDF could not be downloaded",
      press: (tab: Page) => tab.getByRole("button", { name: t("reader.pdf") }).click(),
    },
  ];
  for (const { logged, press } of presses) {
    const tab = await page.context().newPage();
    const caller = await openSignedIn(tab, product.origin, { name: "Pressing", path: story.path });
    await expect(tab.getByRole("button", { name: t("reader.pdf") })).toBeVisible();
    await caller.call("POST /auth/logout");
    // Refused at once, so that the session is over before the wish hears of it.
    await tab.route("**/api/**", (route) => route.fulfill({ status: 401, json: { code: "auth.session.expired" } }));
    const failed = tab.waitForEvent("console", (message) => message.text().includes(logged));
    await press(tab);
    await expect(expired(tab)).toBeVisible();
    await failed;
    await expect(tab.locator("[data-tone]")).toHaveCount(0);
    await tab.close();
  }
});

const askForStory = () => void window.dispatchEvent(new CustomEvent("create-story"));
