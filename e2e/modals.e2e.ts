import type { Page } from "@playwright/test";
import { LEVELS } from "#features/membership/levels.ts";
import { say } from "#messages/say.ts";
import { accountButton, openAccount, statBox } from "./support/account.ts";
import { type ApiCaller, signInByHttp } from "./support/api.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test } from "./support/product-test.ts";
import { dragFinger } from "./support/touch.ts";
import { queryDatabase, setMembership } from "./support/query-database.ts";
import { onPhone, SCREEN } from "./support/screen.ts";
import type { Product } from "./support/start-product.ts";

const { t } = say("en");
const FORM = { title: "Pip and the moon", story: "A brave hedgehog called Pip wants to fly to the moon" };

test.use({ locale: "en-GB", ...SCREEN });

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
/** Where the level is told and its road opened: the road across the wide home, a box on a phone. */
const levelButton = (page: Page) =>
  onPhone ? statBox(page, /level/) : page.getByRole("button", { name: /more to Moon/ });

interface LikedStory {
  readonly id: string;
  /** Another like of one of those people, or of a new one, is given or taken back. */
  readonly like: (person: number, liked: boolean) => Promise<void>;
}

/** Gives a person's story likes of so many others. */
async function likedBy(product: Product, owner: ApiCaller, people: number, label: string): Promise<LikedStory> {
  const { body } = await owner.call("POST /stories", FORM);
  const id = String(body["id"]);
  await owner.call(`PUT /stories/${id}/sharing`, { shared: true });
  const like = async (person: number, liked: boolean) => {
    const fan = await signInByHttp(product, `${label}${person}`);
    expect((await fan.call(`POST /stories/${id}/like`, { liked })).status).toBe(200);
  };
  for (let person = 0; person < people; person += 1) await like(person, true);
  return { id, like };
}

test("likes open with those of today, of 7 and 30 days and in all, and the top stories (S2.64, S7.14, S7.21)", async ({
  page,
  product,
}) => {
  const owner = await openSignedIn(page, product.origin, { name: "Starry" });
  await openAccount(page, "Starry");
  await statBox(page, /like/).click();
  const dialog = dialogOf(page, t("likes.title"));
  await expect(dialog.getByText("No stories yet. Keep creating!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await likedBy(product, owner, 2, "Starfan");
  await page.reload();
  await openAccount(page, "Starry");
  await statBox(page, /like/).click();
  for (const label of ["likes.today", "likes.week", "likes.month", "likes.total"] as const) {
    await expect(dialog.getByRole("term").filter({ hasText: t(label) })).toBeVisible();
  }
  await expect(dialog.getByRole("definition")).toHaveText(["2", "2", "2", "2"]);
  await dialog.getByRole("link", { name: FORM.title }).click();
  await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
  await expect(dialog).toBeHidden();
});

test("top stories and likes are asked for once in five seconds, by whoever opens them (S4.65)", async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const calls = () => asked.filter((path) => path === "/api/stories/top-3-by-likes").length;
  // The page's clock shows one moment, however long the machine takes.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await openSignedIn(page, product.origin, { name: "Sparing" });
  await expect(accountButton(page, "Sparing")).toBeVisible();
  expect(calls()).toBe(0);
  const look = async () => {
    await page.getByRole("button", { name: /likes$/ }).click();
    await expect(dialogOf(page, t("likes.title")).getByText(t("likes.top.empty"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, t("likes.title"))).toBeHidden();
  };
  await look();
  await page.clock.setFixedTime(now + 4_999);
  await look();
  expect(calls()).toBe(1);
  await page.clock.setFixedTime(now + 10_001);
  await look();
  await expect.poll(calls).toBe(2);
});

test("six planets tell what each level takes and brings, in short numbers as likes have (T20) (S2.65, S9.1)", async ({
  page,
  product,
}) => {
  const traveller = await openSignedIn(page, product.origin, { name: "Traveller" });
  await levelButton(page).click();
  const dialog = dialogOf(page, t("level.road"));
  const planets = dialog.getByRole("list", { name: t("levels.pick") }).getByRole("button");
  await expect(planets).toHaveCount(6);
  const benefits = ["3", "3", "4", "5"].map((count) => `${count} PRO booklets`);
  const brings = [...benefits, "One month of PRO", "One year of PRO"];
  const takes = ["0", "10", "50", "200", "1k", "5k"];
  for (const [level] of LEVELS.entries()) {
    await planets.nth(level).click();
    await expect(planets.nth(level)).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByRole("definition")).toHaveText([brings[level] ?? "", takes[level] ?? ""]);
  }
  await page.keyboard.press("Escape");

  const { body } = await traveller.call("POST /stories", FORM);
  for (const [likes, shown] of [
    [999_950, "1.0M"],
    [999_949, "999.9K"],
    [9990, "10.0K"],
    [999, "999"],
  ] as const) {
    await queryDatabase(product, "update stories set like_count = $2 where id = $1", [body["id"], likes]);
    const { level } = (await traveller.call("GET /user/info")).body;
    await traveller.call("POST /user/acknowledge", { level });
    await page.reload();
    await expect(page.getByRole("button", { name: `${shown} likes`, exact: true }).first()).toBeVisible();
  }
});

test("a modal takes the focus, keeps it, gives it back, and locks the page behind it", async ({ page, product }) => {
  await openSignedIn(page, product.origin, { name: "Focused" });
  const opener = page.getByRole("button", { name: /likes$/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, t("likes.title"));
  await expect(dialog).toBeFocused();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a new level waits below the plans and shows itself when they close; one Escape closes one (S9.7)", async ({
  page,
  product,
}) => {
  const owner = await openSignedIn(page, product.origin, { name: "Riser" });
  await openAccount(page, "Riser");
  await statBox(page, /plan/).click();
  const plans = dialogOf(page, t("subscribe.title"));
  await expect(plans).toBeVisible();
  await likedBy(product, owner, 10, "Risefan");

  // Another tab reads the user, and what it learns reaches this one.
  const other = await page.context().newPage();
  await other.goto(product.origin);
  const levelUp = (where: Page) => dialogOf(where, t("levelup.title", { level: t("level.1") }));
  await expect(levelUp(other)).toBeVisible();
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toContain('"isLevelUpdating":true');
  await expect(levelUp(page)).toBeHidden();
  await expect(plans).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plans).toBeHidden();
  await expect(levelUp(page)).toBeVisible();
  await expect(levelUp(page)).toBeFocused();
  expect(await page.locator("[role=dialog]").evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe("1300");
});

test("a new level is celebrated with its planet until it is closed, and then never again; one's own like does not bring it, and it comes once (S1.9, S4.1, S4.3, S4.4, S4.5)", async ({
  page,
  product,
}) => {
  const owner = await signInByHttp(product, "Climber");
  const liked = await likedBy(product, owner, 9, "Climbfan");
  await owner.call(`POST /stories/${liked.id}/like`, { liked: true });
  await openSignedIn(page, product.origin, { name: "Climber" });
  await expect(page.getByRole("link", { name: /^Pip and the moon\s+10 likes/ })).toBeVisible();
  await expect(levelButton(page)).toHaveAccessibleName(onPhone ? /Earth/ : "1 more to Moon");
  await liked.like(9, true);
  await page.reload();
  const dialog = dialogOf(page, t("levelup.title", { level: t("level.1") }));
  await expect(dialog).toContainText("3 PRO booklets");
  await expect(dialog.locator('img[src*="planet-moon"]')).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  const told = page.waitForResponse(/\/user\/acknowledge$/);
  await dialog.getByRole("button", { name: t("levelup.go_on") }).click();
  await told;
  await expect(dialog).toBeHidden();
  await liked.like(9, false);
  await liked.like(9, true);
  await page.reload();
  await expect(page.getByText(t("home.create")).first()).toBeVisible();
  expect((await owner.call("GET /user/info")).body).toMatchObject({
    isLevelUpdating: false,
    level: 1,
    proStorybooks: 6,
  });
  await expect(dialog).toBeHidden();
});

test("a jump over several levels tells what each planet on the way has brought (S1.6)", async ({ page, product }) => {
  const owner = await signInByHttp(product, "Jumper");
  const { body } = await owner.call("POST /stories", FORM);
  await queryDatabase(
    product,
    `with fans as (insert into users (name) select 'Fan ' || n from generate_series(1, 60) as n returning id),
      liked as (insert into likes (story_id, user_id) select $1::uuid, id from fans)
      update stories set like_count = 60 where id = $1::uuid`,
    [body["id"]],
  );
  await openSignedIn(page, product.origin, { name: "Jumper" });
  const dialog = dialogOf(page, t("levelup.title", { level: "Mars" }));
  await expect(dialog.getByRole("listitem")).toHaveText(["Moon: 3 PRO booklets", "Mars: 4 PRO booklets"]);
  const told = page.waitForResponse(/\/user\/acknowledge$/);
  await page.keyboard.press("Escape");
  await told;
  await expect(dialog).toBeHidden();
  const seen = (await owner.call("GET /user/info")).body;
  expect(seen).toMatchObject({ level: 2, proStorybooks: 10, acknowledgedLevel: 2, isLevelUpdating: false });
});

test("confetti stays away where motion is not wanted", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSignedIn(page, product.origin, { name: "Calm" });
  await setMembership(
    product,
    "Calm",
    "subscription_type = 'pro', subscription_expires_at = now() + interval '9 days'",
  );
  await page.goto(`${product.origin}/?orderId=calm`);
  await expect(dialogOf(page, t("congrats.title"))).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
});

test.describe("onboarding", () => {
  test("shows six slides to a newcomer, by keys, dots and buttons; its end begins the first story (S2.61, S4.2, S1.9)", async ({
    page,
    product,
  }) => {
    const caller = await openSignedIn(page, product.origin, { name: "Newcomer", newcomer: true });
    const dialog = dialogOf(page, t("onboarding.title"));
    const title = (slide: "welcome" | "create" | "customize" | "progress" | "pro" | "share") =>
      dialog.getByRole("heading", { name: t(`onboarding.${slide}.title`) });
    const dot = (number: number) => dialog.getByRole("button", { name: t("onboarding.slide", { number, total: 6 }) });
    await expect(title("welcome")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(title("create")).toBeVisible();
    await dialog.getByRole("button", { name: t("onboarding.next") }).click();
    await expect(title("customize")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(title("create")).toBeVisible();
    await dot(4).click();
    await expect(title("progress")).toBeVisible();
    await expect(dot(4)).toHaveAttribute("aria-current", "step");
    await dot(5).click();
    await expect(title("pro")).toBeVisible();
    await dot(6).click();
    await expect(title("share")).toBeVisible();
    await dialog.getByRole("button", { name: t("onboarding.start") }).click();
    if (onPhone) await expect(dialogOf(page, t("new.title"))).toBeVisible();
    else await expect(page).toHaveURL(`${product.origin}/new`);
    await expect.poll(async () => (await caller.call("GET /user/info")).body["isOnboarding"]).toBe(false);
    await page.goto(product.origin);
    await expect(page.getByText(t("home.create")).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("follows a finger that goes 50 px to the side, and no shorter way (S2.61, S9.5)", async ({
      page,
      product,
    }) => {
      await openSignedIn(page, product.origin, { name: "Swiper", newcomer: true });
      const dialog = dialogOf(page, t("onboarding.title"));
      const heading = dialog.getByRole("heading", { level: 3 });
      await expect(heading).toHaveText(t("onboarding.welcome.title"));
      const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
      let y = -1;
      // The sheet has come to rest when it is twice at the same place.
      await expect.poll(async () => y === (y = await top())).toBe(true);
      y -= 80;
      await dragFinger(page, { x: 240, y }, { x: 195, y });
      await expect(heading).toHaveText(t("onboarding.welcome.title"));
      await dragFinger(page, { x: 240, y }, { x: 185, y });
      await expect(heading).toHaveText(t("onboarding.create.title"));
      await dragFinger(page, { x: 180, y }, { x: 240, y });
      await expect(heading).toHaveText(t("onboarding.welcome.title"));
    });
  });
});
