import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { fillShelf } from "./screens/fill-shelf.ts";
import { type Look, openScreen, SCREENS } from "./screens/open-screen.ts";
import type { Shelf } from "./screens/visit.ts";
import { bareButtons } from "./support/bare-buttons.ts";
import { type Product, startProduct } from "./support/start-product.ts";

interface Stage {
  readonly product: Product;
  readonly shelves: Readonly<Partial<Record<Language, Shelf>>>;
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // Playwright reads the fixture's needs from this empty pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct({ environment: { RATE_LIMIT_ADDRESS: "1000000" } });
      const shelves = { en: await fillShelf(product, "en"), ro: await fillShelf(product, "ro") };
      await use({ product, shelves });
      await product.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const PHONE: Look = { language: "ro", scheme: "light", size: { width: 360, height: 740 } };
const DESK: Look = { language: "en", scheme: "dark", size: { width: 1280, height: 800 } };

/** What axe finds, each with the elements that it is about. */
async function faultsOf(page: Page): Promise<string[]> {
  // WCAG 2.2 asks for places of 24 px to press; axe looks for them only where it is told to.
  const rules = { "target-size": { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))].join("\n  "));
}

/** What still moves although the reader has asked for rest. */
const movingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 100)
      .map((animation) => String((animation as { animationName?: string }).animationName ?? animation.id)),
  );

/** Pixels that the page reaches beyond its window to the side. */
const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const screen of SCREENS) {
  for (const look of [PHONE, DESK]) {
    const where = look === PHONE ? "on a phone by day" : "on a desktop by night";
    test(`${screen.name} ${where} has no fault that axe finds, fits 320 px and text of twice the size, and keeps its buttons' edges in forced colours (S13.1)`, async ({
      browser,
      stage: { product, shelves },
    }) => {
      const shelf = shelves[look.language];
      if (!shelf) throw new Error("no shelf");
      const { page, fault, close } = await openScreen({ browser, product, shelf }, screen, look);
      expect(fault).toBeUndefined();
      expect.soft(await faultsOf(page)).toEqual([]);
      expect.soft(await movingOf(page), "where motion is not wanted").toEqual([]);
      if (look === PHONE) {
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overhangOf(page), "at 320 px").toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: look === PHONE ? 640 : 1280, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect.soft(await overhangOf(page), "with text of twice the size").toBeLessThanOrEqual(0);
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await bareButtons(page), "in forced colours").toEqual([]);
      await close();
    });
  }
}
