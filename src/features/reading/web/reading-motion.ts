/** Milliseconds of one turn of a leaf. */
export const TURN_MS = 760;
/** Milliseconds of a turn while further ones wait. */
export const QUICK_TURN_MS = 380;
/** Milliseconds between a page that has come and the work for the pages next to it. */
export const BREATH_MS = 200;

/** Whether the reader has asked the device for less motion. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
