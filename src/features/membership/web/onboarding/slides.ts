/** The six slides, in their order (S2.61). */
export const SLIDES = ["welcome", "create", "customize", "progress", "pro", "share"] as const;
export type Slide = (typeof SLIDES)[number];

/** A finger has to go this far to the side, in px (S9.5). */
const SWIPE_PX = 50;

export type Step = -1 | 0 | 1;

/** What a swipe asks for: to the left is on, to the right is back; one that goes rather up or down is none. */
export function swipeStep(across: number, down: number): Step {
  if (Math.abs(across) < SWIPE_PX || Math.abs(down) > Math.abs(across)) return 0;
  return across < 0 ? 1 : -1;
}

/** What a key asks for. */
export function keyStep(key: string): Step {
  if (key === "ArrowRight" || key === "PageDown") return 1;
  if (key === "ArrowLeft" || key === "PageUp") return -1;
  return 0;
}

/** The slide after a step; there is none before the first and after the last. */
export function slideAfter(index: number, step: Step): number {
  return Math.min(Math.max(index + step, 0), SLIDES.length - 1);
}
