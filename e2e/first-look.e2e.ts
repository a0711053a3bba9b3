import type { Locator, Page } from "@playwright/test";
import { say } from "#messages/say.ts";
import { makeStory } from "./support/make-story.ts";
import { expect, test } from "./support/product-test.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { providerButton } from "./support/provider-page.ts";
import { weighScripts } from "./support/weigh-scripts.ts";

const { t } = say("en");

test.use({ locale: "en-GB", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Holds the app's code back until it is let through. */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test("before any code has come, a phone shows the name under its sky, and of a shared book the cover; then the screen takes their place", async ({
  page,
  product,
}) => {
  // Nothing that the page itself names is waited for.
  const html = await (await fetch(product.origin)).text();
  expect(html).not.toMatch(/<script[^>]+src=|rel="(?:stylesheet|modulepreload)"/);
  const look = page.locator("#first-look");
  let letThrough = await holdCode(page);
  await page.goto(product.origin, { waitUntil: "commit" });
  await expect(look.getByText("Basmia")).toBeVisible();
  await expect(look).toHaveCSS("background-image", /phone-day/);
  // Whatever its letters: those of its own may still be on their way.
  const lowEdgeOf = (name: Locator) => name.evaluate((element) => element.getBoundingClientRect().bottom);
  const named = await lowEdgeOf(look.getByText("Basmia"));
  letThrough();
  await expect(providerButton(page, "google")).toBeVisible();
  await expect(look).toHaveCount(0);
  // The name stays where it has stood.
  expect(Math.abs((await lowEdgeOf(page.getByRole("heading", { level: 1 }))) - named)).toBeLessThanOrEqual(4);

  const story = await makeStory(product, "Glimpse");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  await page.unrouteAll();
  letThrough = await holdCode(page);
  await page.goto(product.origin + story.path, { waitUntil: "commit" });
  const cover = look.locator("img");
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const before = await cover.boundingBox();
  letThrough();
  const begin = page.getByRole("button", { name: t("reader.begin") });
  await expect(begin).toBeVisible();
  await expect(look).toHaveCount(0);
  // The book lies where its picture has lain.
  const after = await page.locator("main img").first().boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
});

/** The faces that are taken up, as CSS tells them. */
const facesAtHand = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, style, weight, status }) =>
      status === "loaded" ? [`${style} ${weight} ${family.replaceAll('"', "")}`] : [],
    ),
  );

test("the letters of a first screen are at hand before its code, so that no size of them is looked for among the device's own", async ({
  page,
  product,
}) => {
  const letThrough = await holdCode(page);
  await page.goto(product.origin, { waitUntil: "commit" });
  const letters = ["normal 500 Figtree", "normal 700 Figtree", "normal 700 Grandstander"];
  await expect.poll(async () => (await facesAtHand(page)).toSorted()).toEqual(letters);
  const { path } = await makeStory(product, "Letters");
  await page.goto(product.origin + path, { waitUntil: "commit" });
  await expect.poll(async () => (await facesAtHand(page)).toSorted()).toEqual(["italic 400 Literata", ...letters]);
  letThrough();
});

test("a shared book's cover comes to a phone alone: no code is asked for before it is painted", async ({
  page,
  product,
}) => {
  const story = await makeStory(product, "Alone");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  await page.route("**/images/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.goto(product.origin + story.path);
  await expect(page.locator("#first-look")).toHaveCount(0);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType("resource")
      .flatMap(({ name, startTime }) => (name.endsWith(".js") ? [startTime] : [])),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

/** Bytes: what a phone can fetch and read in the time that a parent waits (the speed table of the bench). */
const MOST_SCRIPTS = 120_000;

test("no first screen of a phone waits for more than 120 kB of scripts", async ({ page, product, context }) => {
  const story = await makeStory(product, "Light");
  await story.owner.call(`PUT /stories/${story.id}/sharing`, { shared: true });
  const session = await context.newCDPSession(page);
  const weigh = await weighScripts(page, session);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  for (const path of ["/", story.path]) {
    await page.goto(product.origin + path);
    expect((await weigh()).before).toBeLessThanOrEqual(MOST_SCRIPTS);
  }
  await openSignedIn(page, product.origin, { name: "Light" });
  expect((await weigh()).before).toBeLessThanOrEqual(MOST_SCRIPTS);
});
