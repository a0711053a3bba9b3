import { say } from "#messages/say.ts";
import { openSignedIn } from "./support/open-signed-in.ts";
import { expect, test as base } from "./support/product-test.ts";
import { setMembership } from "./support/query-database.ts";
import { type Product, startProduct } from "./support/start-product.ts";

const { t } = say("en");
const WAIT = 3661;
const SLEPT_MS = 7_200_000;

/** A product whose next free story is an hour away. */
const test = base.extend<object, { slow: Product }>({
  slow: [
    // Playwright reads the fixture's needs from this empty pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const slow = await startProduct({ environment: { FREE_STORY_WAIT: String(WAIT) } });
      await use(slow);
      await slow.stop();
    },
    { scope: "worker", timeout: 200_000 },
  ],
});

test.use({ locale: "en-GB", viewport: { width: 390, height: 844 } });

interface Clocks {
  wall: number;
  steady: number;
}

for (const { name, steady } of [
  // Linux, Android and macOS stop this clock while they sleep; Windows does not.
  { name: "Sleeper", steady: 0 },
  { name: "Dozer", steady: SLEPT_MS },
]) {
  const clock = steady === 0 ? "stood still" : "went on";
  test(`a device that slept past zero asks on waking and lets the story begin, where its steady clock ${clock} (T54) (S4.30, S4.34)`, async ({
    page,
    slow,
  }) => {
    await page.addInitScript(() => {
      const slept: Clocks = { wall: 0, steady: 0 };
      const wall = Date.now.bind(Date);
      const forward = performance.now.bind(performance);
      Date.now = () => wall() + slept.wall;
      performance.now = () => forward() + slept.steady;
      Object.assign(globalThis, { slept });
    });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/stories/rights")) asked.push(request.method());
    });
    await openSignedIn(page, slow.origin, { name });
    await setMembership(slow, name, "pro_booklets = 0, last_free_story_at = now()");
    await page.getByRole("button", { name: t("home.create") }).click();
    const dialog = page.getByRole("dialog", { name: t("limit.title") });
    const shown = async () => (await dialog.getByRole("timer").locator("b").allTextContents()).join(":");
    await expect.poll(shown).toMatch(/^01:0[01]:\d\d$/);
    await expect(dialog.getByRole("button", { name: t("limit.create") })).toBeHidden();

    await setMembership(slow, name, `last_free_story_at = now() - interval '${SLEPT_MS} milliseconds'`);
    asked.length = 0;
    await page.evaluate((gone) => Object.assign((globalThis as unknown as { slept: Clocks }).slept, gone), {
      wall: SLEPT_MS,
      steady,
    });
    await expect(dialog.getByRole("button", { name: t("limit.create") })).toBeVisible();
    expect(await shown()).toBe("00:00:00");
    expect(asked).toEqual(["GET"]);
    await dialog.getByRole("button", { name: t("limit.create") }).click();
    await expect(page.getByRole("textbox", { name: t("new.idea") })).toBeVisible();
  });
}
