import type { Page } from "@playwright/test";
import { LOCAL_IDENTITY_TEXTS } from "#content/local-identity.ts";
import { say } from "#messages/say.ts";
import { type ApiCaller, signInByHttp } from "./support/api.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { queryDatabase } from "./support/query-database.ts";
import { SCREEN } from "./support/screen.ts";
import type { Product } from "./support/start-product.ts";

const { t } = say("en");
const FORM = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon" };
const LATENCY_MS = 400;

test.use({ locale: "en-GB", ...SCREEN });

interface Shared {
  readonly id: string;
  readonly path: string;
  readonly owner: ApiCaller;
}

/** A story that everybody may read, finished. */
async function shareStory(product: Product, owner: string): Promise<Shared> {
  const caller = await signInByHttp(product, owner);
  const { body } = await caller.call("POST /stories", FORM);
  const id = String(body["id"]);
  await caller.call(`PUT /stories/${id}/sharing`, { shared: true });
  await expect
    .poll(async () => (await caller.call(`GET /stories/${id}`)).body["status"], { timeout: 60_000 })
    .toBe("completed");
  return { id, path: `/stories/${String(body["shortId"])}`, owner: caller };
}

let story: Shared;
test.beforeAll(async ({ product }) => {
  story = await shareStory(product, "Owner");
});

// Whatever a press before was still on its way to.
test.beforeEach(({ product }) =>
  queryDatabase(
    product,
    "with gone as (delete from likes where story_id = $1) update stories set like_count = 0 where id = $1",
    [story.id],
  ),
);

const starOf = (page: Page, count: number) =>
  page.getByRole("button", { name: t("like.button", { count }), exact: true });
const likesOnServer = async () => (await story.owner.call(`GET /stories/${story.id}`)).body["story"]?.["likes"];

/** Lets likes take their time, and counts how many are under way at once. */
async function slowLikes(page: Page, lose: (call: number) => boolean = () => false) {
  const seen = { calls: 0, most: 0, now: 0 };
  await page.route("**/api/stories/*/like", async (route) => {
    seen.calls += 1;
    seen.now += 1;
    const lost = lose(seen.calls);
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    seen.now -= 1;
    await (lost ? route.abort() : route.continue());
  });
  return seen;
}

test("a star counts at once, stays after a reload, and comes and goes by one (T16) (S4.50)", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Reader", path: story.path });
  const counts: unknown[] = [];
  for (const [before, after] of [
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const answered = page.waitForResponse(/\/like$/);
    await starOf(page, before).click();
    await expect(starOf(page, after)).toHaveAttribute("aria-pressed", String(after === 1));
    await answered;
    await expect.poll(likesOnServer).toBe(after);
    counts.push(after);
    await page.reload();
    await expect(starOf(page, after)).toHaveAttribute("aria-pressed", String(after === 1));
  }
  expect(counts).toEqual([1, 0, 1]);
  await starOf(page, 1).click();
  await expect.poll(likesOnServer).toBe(0);
});

test("likes are counted in the plural forms that Romanian has (T60)", async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem("language", "ro"));
  await openSignedIn(page, product.origin, { name: "Cititor", path: story.path });
  for (const [count, said] of [
    [0, "0 aprecieri"],
    [1, "1 apreciere"],
    [2, "2 aprecieri"],
    [19, "19 aprecieri"],
    [20, "20 de aprecieri"],
    [24, "24 de aprecieri"],
    [101, "101 aprecieri"],
  ] as const) {
    await queryDatabase(product, "update stories set like_count = $2 where id = $1", [story.id, count]);
    await page.reload();
    await expect(page.getByRole("button", { name: `Apreciază povestea: ${said}`, exact: true })).toBeVisible();
  }
});

test("ten fast presses end in the last wish, one call at a time, never below zero (T17) (T18) (S4.50)", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Hasty", path: story.path });
  const seen = await slowLikes(page);
  await expect(starOf(page, 0)).toBeVisible();
  for (let press = 0; press < 11; press += 1) await starOf(page, press % 2).click();
  await expect(starOf(page, 1)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => seen.now).toBe(0);
  await expect.poll(likesOnServer).toBe(1);
  expect(seen.most).toBe(1);
  await starOf(page, 1).click();
  await expect.poll(likesOnServer).toBe(0);
});

test("a like whose answer is lost is taken back and logged, and the person is told (T17)", async ({
  page,
  product,
}) => {
  // Whatever others have given it.
  const before = Number(await likesOnServer());
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openSignedIn(page, product.origin, { name: "Unlucky", path: story.path });
  await slowLikes(page, (call) => call === 1);
  await starOf(page, before).click();
  await expect(starOf(page, before + 1)).toBeVisible();
  await expect(page.getByText(t("error.general")).first()).toBeVisible();
  await expect(starOf(page, before)).toHaveAttribute("aria-pressed", "false");
  expect(logged.join("\n")).toContain("The like was not taken");
  expect(await likesOnServer()).toBe(before);
});

test("eight small stars fly out of a like and are gone half a second later; none where motion is not wanted", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.origin, { name: "Motion", path: story.path });
  await starOf(page, 0).click();
  const particles = page.locator("button[aria-pressed] i");
  await expect(particles).toHaveCount(8);
  await expect(particles).toHaveCount(0);
  await expect.poll(likesOnServer).toBe(1);
  await starOf(page, 1).click();
  await expect.poll(likesOnServer).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await starOf(page, 0).click();
  await expect(starOf(page, 1)).toBeVisible();
  await expect(particles).toHaveCount(0);
  await starOf(page, 1).click();
  await expect.poll(likesOnServer).toBe(0);
});

test("signed out, a star asks for a login and is given by itself afterwards (S2.60, S4.50, S6.1)", async ({
  page,
  product,
}) => {
  await page.goto(`${product.origin}${story.path}`);
  await starOf(page, 0).click();
  const dialog = page.getByRole("dialog", { name: "Login to like this story" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(starOf(page, 0)).toBeFocused();
  await expect(starOf(page, 0)).toHaveAttribute("aria-pressed", "false");

  await starOf(page, 0).click();
  await dialog.getByRole("button", { name: t("login.google") }).click();
  const local = LOCAL_IDENTITY_TEXTS.en;
  await signInByHttp(product, "Newfan");
  await page.getByLabel(local.name, { exact: true }).fill("Newfan");
  await page.getByLabel(local.email, { exact: true }).fill("newfan@example.com");
  await page.getByRole("button", { name: local.continue, exact: true }).click();
  await expect(page).toHaveURL(`${product.origin}${story.path}`);
  await expect(starOf(page, 1)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(likesOnServer).toBe(1);
  await page.reload();
  await expect(starOf(page, 1)).toHaveAttribute("aria-pressed", "true");
  await starOf(page, 1).click();
  await expect.poll(likesOnServer).toBe(0);
});

test("a session that the server has ended asks for a new login (S2.60, S8.17)", async ({ page, product }) => {
  const caller = await openSignedIn(page, product.origin, { name: "Expired", path: story.path });
  await expect(starOf(page, 0)).toBeVisible();
  await caller.call("POST /auth/logout");
  await starOf(page, 0).click();
  const dialog = page.getByRole("dialog", { name: "Session Expired" });
  await expect(dialog).toContainText("Your session has expired. Please sign in to continue.");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a login in another tab closes the question for one and reads the page anew (S8.21)", async ({
  page,
  product,
}) => {
  const caller = await openSignedIn(page, product.origin, { name: "Twotabs", path: story.path });
  await expect(starOf(page, 0)).toBeVisible();
  await caller.call("POST /auth/logout");
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Session Expired" });
  await expect(dialog).toBeVisible();
  const other = await page.context().newPage();
  const again = await signInByHttp(product, "Twotabs");
  await other.goto(`${product.origin}/terms`);
  const reloaded = page.waitForEvent("load");
  await other.evaluate((token) => localStorage.setItem("token", token), again.token);
  await reloaded;
  await expect(dialog).toBeHidden();
  await expect(starOf(page, 0)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two taps on the picture like the story, and two more do not take it back (S4.51)", async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.origin, { name: "Tapper", path: story.path });
    const picture = page.locator("[role=presentation]").first();
    await expect(starOf(page, 0)).toBeVisible();
    await page.clock.install();
    for (let pair = 1; pair <= 2; pair += 1) {
      // Within a pair the page's clock stands still; the pairs are a minute apart.
      await page.clock.pauseAt(Date.now() + pair * 60_000);
      await picture.tap();
      await picture.tap();
      await page.clock.resume();
      await expect(starOf(page, 1)).toHaveAttribute("aria-pressed", "true");
    }
    await expect.poll(likesOnServer).toBe(1);
    await starOf(page, 1).click();
    await expect.poll(likesOnServer).toBe(0);
  });
});
