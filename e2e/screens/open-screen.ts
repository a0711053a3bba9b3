import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import { say } from "#messages/say.ts";
import { openSignedIn } from "../support/open-signed-in.ts";
import type { Product } from "../support/start-product.ts";
import { ACCOUNT } from "./account.ts";
import { BOOK } from "./book.ts";
import { BOOK_STATES } from "./book-states.ts";
import { CREATION } from "./creation.ts";
import { HOME } from "./home.ts";
import { MEMBERSHIP } from "./membership.ts";
import { OUTSIDE } from "./outside.ts";
import { PORTAL } from "./portal.ts";
import type { Screen, Shelf } from "./visit.ts";

/** Every screen and window of the product. */
export const SCREENS: readonly Screen[] = [
  ...OUTSIDE,
  ...HOME,
  ...ACCOUNT,
  ...CREATION,
  ...BOOK,
  ...BOOK_STATES,
  ...MEMBERSHIP,
  ...PORTAL,
];

const NARROW_BELOW = 768;
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ro: "ro-RO", de: "de-DE" };

/** How a screen is looked at. */
export interface Look {
  readonly language: Language;
  readonly scheme: "light" | "dark";
  readonly size: { readonly width: number; readonly height: number };
  readonly forcedColors?: "active";
}

export interface OpenedScreen {
  readonly page: Page;
  /** What went wrong on the way to it; the page shows how far it came. */
  readonly fault: string | undefined;
  readonly close: () => Promise<void>;
}

/** Until the screen itself is there, and every picture that is in sight has come. */
async function allIsThere(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => {});
  // What says itself that it still waits; one that waits for good is shown waiting.
  const answers = page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, {
    timeout: 8_000,
  });
  await answers.catch(() => {});
  // A picture is asked for in the frame after the one in which its place comes near.
  await framesPass(page);
  const pictures = page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isOutside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
        return image.naturalWidth > 0 || width === 0 || isOutside;
      }),
    undefined,
    { timeout: 8_000 },
  );
  // One that cannot come, such as a page's that is missing, is shown as it is.
  await pictures.catch(() => {});
  // What has come is not painted yet.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].flatMap((image) => (image.complete ? [image.decode()] : []))),
  );
  await comesToRest(page);
  await framesPass(page);
}

/** Scrolls to the foot and back, so that what is fetched only when it comes near is fetched for a picture of the whole. */
async function comeByAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  const pictures = page.waitForFunction(
    () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
    undefined,
    {
      timeout: 20_000,
    },
  );
  await pictures.catch(() => {});
}

async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Until nothing is on its way to where it belongs: a leaf in the air, a sheet that comes in. What moves for ever may. */
async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { timeout: 8_000 },
  );
}

/** Brings a screen about in a fresh browser window, and waits until all that it asked for has come. */
export async function openScreen(
  { browser, product, shelf }: { readonly browser: Browser; readonly product: Product; readonly shelf: Shelf },
  screen: Screen,
  { language, scheme, size, forcedColors }: Look,
): Promise<OpenedScreen> {
  const narrow = size.width < NARROW_BELOW;
  const options: BrowserContextOptions = {
    viewport: size,
    locale: LOCALES[language],
    colorScheme: scheme,
    reducedMotion: "reduce",
    hasTouch: narrow,
    serviceWorkers: "block",
    ...(forcedColors && { forcedColors }),
  };
  const context = await browser.newContext(options);
  context.setDefaultTimeout(20_000);
  // What a compiler wraps named functions in; scripts for the page are sent without it.
  await context.addInitScript("globalThis.__name ??= (named) => named");
  const page = await context.newPage();
  let fault: string | undefined;
  try {
    await screen.open({
      page,
      product,
      language,
      narrow,
      shelf,
      t: say(language).t,
      async signedIn(path, { name = shelf.owner, newcomer = false } = {}) {
        await openSignedIn(page, product.origin, { name, path, newcomer });
      },
      async signedOut(path) {
        await page.goto(`${product.origin}${path}`);
      },
    });
    if (screen.whole === true) await comeByAll(page);
    if (screen.busy !== true) await allIsThere(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  } catch (error) {
    fault = String(error);
  }
  return {
    page,
    fault,
    close: async () => {
      // An answer that is still on its way to a handler needs nobody any more.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
  };
}
