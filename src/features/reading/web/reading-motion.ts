/** Milliseconds of one turn of a leaf. */
export const TURN_MS = 760;
/** Milliseconds of a turn while further ones wait. */
export const QUICK_TURN_MS = 380;
/** Milliseconds between the first page and the work for the pages next to it. */
export const BREATH_MS = 200;
/** Milliseconds between one piece of that work and the next: a slow processor lays out and paints the one before meanwhile. */
export const STEP_MS = 80;

/** Whether the reader has asked the device for less motion. */
export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
