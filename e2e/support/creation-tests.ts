import type { BrowserContextOptions, Page } from "@playwright/test";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { say } from "#messages/say.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { expect, test } from "./product-test.ts";

const { t } = say("en");
const IDEA = "A brave hedgehog called Pip wants to fly to the moon";
type Size = "on a desktop" | "on a phone";
type Text = { [Key in ScreenKey]: Parameters<typeof t<Key>> extends [Key] ? Key : never }[ScreenKey];

const field = (page: Page, name: Text) => page.getByRole("textbox", { name: t(name) });
const button = (page: Page, name: Text) => page.getByRole("button", { name: t(name), exact: true });

/** To the form by the long way, without the idea being read. */
async function toForm(page: Page, origin: string, name: string) {
  const caller = await openSignedIn(page, origin, { name, path: "/new" });
  await field(page, "new.idea").fill(IDEA);
  await button(page, "new.advanced").click();
  await expect(page).toHaveURL(`${origin}/review`);
  return caller;
}

/** The way from the idea to the book, in a window of one size. */
export function describeCreation(
  size: Size,
  options: Pick<BrowserContextOptions, "viewport" | "hasTouch" | "isMobile">,
): void {
  test.describe(size, () => {
    test.use({ ...options, locale: "en-GB" });
    const person = (name: string) => `${name}${size === "on a phone" ? "phone" : "desk"}`;

    test("an idea is asked for, kept when it cannot be read, and passed by in Advanced mode (S2.40, S5.2, S8.14)", async ({
      page,
      product,
    }) => {
      await openSignedIn(page, product.origin, { name: person("Thinker"), path: "/new" });
      const read: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/stories/analyze")) read.push(request.method());
      });
      await field(page, "new.idea").fill("   ");
      await button(page, "new.analyze").click();
      await expect(page.getByText("Please enter your story idea first")).toBeVisible();
      expect(read).toEqual([]);

      // Word by word, as one types: a sentence begins with a capital, and the caret stays where it is.
      await field(page, "new.idea").fill("");
      await field(page, "new.idea").pressSequentially("a hedgehog. he sings");
      await expect(field(page, "new.idea")).toHaveValue("A hedgehog. He sings");

      await page.route("**/api/stories/analyze", (route) => route.abort());
      await button(page, "new.analyze").click();
      await expect(page.getByRole("alert")).toHaveText("Failed to analyze your story. Please try again.");
      await expect(field(page, "new.idea")).toHaveValue("A hedgehog. He sings");
      read.length = 0;
      await button(page, "new.advanced").click();
      await expect(page).toHaveURL(`${product.origin}/review`);
      await expect(field(page, "review.field.story")).toHaveValue("A hedgehog. He sings");
      expect(read).toEqual([]);
    });

    test("the form says beside each field whether the idea tells it or we guessed it, until it is changed (S10.1)", async ({
      page,
      product,
    }) => {
      await openSignedIn(page, product.origin, { name: person("Wonderer"), path: "/new" });
      await field(page, "new.idea").fill(IDEA);
      await button(page, "new.analyze").click();
      await expect(page).toHaveURL(`${product.origin}/review`);
      const group = (name: Text) => page.getByRole("group", { name: t(name) });
      await expect(group("review.characters")).toContainText(t("review.sure"));
      await expect(group("review.field.theme")).toContainText(t("review.guess"));
      const family = group("review.field.theme").getByRole("radio", { name: "Family" });
      await family.check({ force: true });
      await expect(family).toBeChecked();
      await expect(group("review.field.theme")).not.toContainText(t("review.guess"));
      const marked = page.getByRole("textbox", { name: /(?:from your idea|our guess)$/u });
      await expect(marked).toHaveCount(1);
      await field(page, "review.field.title").fill("A title of one’s own");
      await expect(marked).toHaveCount(0);
      await button(page, "review.character.add").click();
      await expect(group("review.characters")).not.toContainText(t("review.sure"));
    });

    test("the form holds all that a story is made of, and says what is missing by the field (S2.41, S5.1, S5.3, S5.4, S7.26)", async ({
      page,
      product,
    }) => {
      await toForm(page, product.origin, person("Looker"));
      const radios = (name: Text) => page.getByRole("group", { name: t(name) }).getByRole("radio");
      await expect(field(page, "review.field.story")).toHaveValue(IDEA);
      await expect(radios("review.field.language")).toHaveCount(3);
      for (const language of ["English", "Romanian", "German"])
        await expect(page.getByRole("radio", { name: language, exact: true })).toBeAttached();
      await expect(radios("review.field.pages")).toHaveCount(4);
      for (const pages of ["8", "12", "16", "24"])
        await expect(page.getByRole("radio", { name: new RegExp(`^${pages} pages`) })).toBeAttached();
      for (const [name, choices] of [
        ["review.field.characterType", CHARACTER_TYPES],
        ["review.field.environment", ENVIRONMENTS],
        ["review.field.genre", GENRES],
        ["review.field.theme", THEMES],
        ["review.field.complexity", COMPLEXITIES],
      ] as const)
        await expect(radios(name)).toHaveCount(choices.length);
      const art = page.locator('img[src^="/assets/pickers/"]');
      await expect.poll(() => art.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(page.getByText("3 PRO booklets left")).toBeVisible();

      let sent = 0;
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/api/stories")) sent += 1;
      });
      await field(page, "review.field.title").fill("a".repeat(100));
      await button(page, "review.character.add").click();
      await field(page, "review.character.description").fill("a small fox with a green scarf");
      await button(page, "review.create").click();
      await expect(page.getByText("A title has 3 to 99 characters, or none yet.")).toBeVisible();
      await expect(page.getByText(t("review.character.name.missing"))).toBeVisible();
      expect(sent).toBe(0);
      await expect(field(page, "review.field.title")).toHaveValue("a".repeat(100));
      await field(page, "review.field.title").fill("a".repeat(99));
      await expect(page.getByText("A title has 3 to 99 characters, or none yet.")).toBeHidden();
      await field(page, "review.character.name").fill("Mira");
      await expect(page.getByText(t("review.character.name.missing"))).toBeHidden();
      await field(page, "review.character.description").fill("");
      await button(page, "review.create").click();
      await expect.poll(() => sent).toBe(1);
    });

    test("a character is drawn as described a moment after the last key, and stays when the words cannot be drawn", async ({
      page,
      product,
    }) => {
      await toForm(page, product.origin, person("Painter"));
      let asked = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/pictures/cast-card")) asked += 1;
      });
      await button(page, "review.character.add").click();
      await field(page, "review.character.name").fill("Mira");
      await expect(page.getByRole("img", { name: t("review.character.picture", { name: "Mira" }) })).toBeVisible();
      const picture = page.getByRole("img", { name: t("review.character.picture", { name: "Mira" }) });
      const before = await picture.getAttribute("src");
      asked = 0;
      await field(page, "review.character.description").pressSequentially("a red fox with a green scarf");
      await expect(picture).not.toHaveAttribute("src", before ?? "");
      const fox = await picture.getAttribute("src");
      expect(asked).toBeLessThan(8);

      await page.route("**/api/pictures/cast-card", (route) => route.abort());
      await field(page, "review.character.description").fill("an owl");
      await expect(page.getByRole("listitem", { name: "Character 1" }).locator("[data-changing]")).toHaveCount(1);
      await expect(picture).toHaveAttribute("src", fox ?? "");
      await page.unrouteAll();
      await button(page, "review.create").click();
      await expect(page.getByRole("heading", { name: t("review.making.title") })).toBeVisible();
    });

    test("a story that could not be sent keeps the form, in another tab too, and is sent under one key (T48) (S2.43, S8.15)", async ({
      page,
      product,
    }) => {
      const caller = await toForm(page, product.origin, person("Sender"));
      await field(page, "review.field.title").fill("A title of my own");
      const keys: (string | undefined)[] = [];
      await page.route("**/api/stories", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        keys.push(route.request().headers()["idempotency-key"]);
        // The first is made, but its answer is lost on the way.
        if (keys.length === 1) {
          await route.fetch();
          return route.abort();
        }
        return keys.length === 2
          ? route.fulfill({ status: 500, json: { code: "internal", message: ["No."] } })
          : route.fallback();
      });
      for (let failure = 0; failure < 2; failure += 1) {
        await button(page, "review.create").click();
        await expect(page.getByRole("alert").first()).toContainText("Failed to create story. Please try again.");
        await expect.poll(() => keys.length).toBe(failure + 1);
        await expect(field(page, "review.field.title")).toHaveValue("A title of my own");
      }
      const other = await page.context().newPage();
      await other.goto(`${product.origin}/review`);
      await expect(field(other, "review.field.title")).toHaveValue("A title of my own");
      await other.close();
      await button(page, "review.create").click();
      await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
      expect(new Set(keys).size).toBe(1);
      expect((await caller.call("GET /stories")).body).toHaveLength(1);
      await page.goto(`${product.origin}/review`);
      await expect(page).toHaveURL(`${product.origin}/new`);
    });

    test("the story is asked for every two seconds until its cover is there, and lost track of only after five errors (H12) (S2.42, S4.32, S4.40, S4.41)", async ({
      page,
      product,
    }) => {
      await toForm(page, product.origin, person("Follower"));
      await page.clock.install();
      let answer: "wait" | "fault" | "failed" | "real" = "wait";
      let asked = 0;
      // By the page's own clock, which the test winds on.
      const times: number[] = [];
      await page.route(/\/api\/stories\/[\w-]{8,}$/, async (route) => {
        times.push(await page.evaluate(() => Date.now()));
        asked += 1;
        if (answer === "real") return route.fallback();
        if (answer === "fault") return route.fulfill({ status: 500, json: { code: "internal", message: "No." } });
        const real = (await (await route.fetch()).json()) as { story: { cover: object } };
        const status = answer === "failed" ? "failed" : "pending";
        const cover = { ...real.story.cover, imageUrl: "", imageUrls: [] };
        return route.fulfill({ json: { ...real, status, story: { ...real.story, status, cover } } });
      });
      const heading = page.getByRole("heading", { level: 1 });
      const expectAsked = async (times: number) => {
        await expect.poll(() => asked).toBe(times);
        await page.waitForLoadState("networkidle");
      };
      await button(page, "review.create").click();
      await expect(heading).toHaveText(t("review.making.title"));
      await expectAsked(1);
      await page.clock.runFor(2_100);
      await expectAsked(2);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_900);

      answer = "fault";
      await page.clock.runFor(2_000);
      for (const [times, pause] of [
        [3, 1_000],
        [4, 2_000],
        [5, 4_000],
        [6, 8_000],
      ] as const) {
        await expectAsked(times);
        await expect(heading).toHaveText(t("review.making.title"));
        await page.clock.runFor(pause);
      }
      await expect(heading).toHaveText("Error checking story status");
      await expectAsked(7);
      await page.clock.runFor(60_000);
      expect(asked).toBe(7);

      answer = "failed";
      await button(page, "app.retry").click();
      await expect(heading).toHaveText("Story creation failed");
      await expectAsked(8);
      await page.clock.runFor(20_000);
      expect(asked).toBe(8);
      await button(page, "review.failed.back").click();
      await expect(field(page, "review.field.story")).toHaveValue(IDEA);

      answer = "real";
      await field(page, "review.field.title").fill("The second try");
      await button(page, "review.create").click();
      await expect(heading).toHaveText(t("review.making.title"));
      // A phone shows the last step for a second; a wide screen opens the book at once.
      const opening = page.getByRole("listitem").filter({ hasText: t("review.making.open") });
      if (size === "on a phone") {
        await expect
          .poll(async () => {
            await page.clock.runFor(100);
            return opening.getAttribute("aria-current");
          })
          .toBe("step");
        await page.clock.runFor(800);
        await expect(opening).toBeVisible();
        await page.clock.runFor(300);
      } else {
        await page.clock.resume();
      }
      await expect(page).toHaveURL(/\/stories\/[\w-]+$/);
      await expect(page.getByRole("heading", { name: "The second try" }).first()).toBeAttached();
    });
  });
}
