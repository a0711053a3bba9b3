import type { BrowserContextOptions } from "@playwright/test";

type Screen = Pick<BrowserContextOptions, "viewport" | "hasTouch" | "isMobile">;

export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
} as const satisfies Screen;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies Screen;

/**
 * Whether this run walks on a phone what is walked on a desktop otherwise. A test tagged `@desktop` stays away from it, one
 * tagged `@phone` is walked on a phone alone.
 */
export const onPhone = process.env.TEST_SCREEN === "phone";

/** The screen of every test that names none of its own. */
export const SCREEN: Screen = onPhone ? PHONE : DESKTOP;
