/** A swipe turns when it is longer than this share of the width (S2.51). */
export const SWIPE_SHARE = 0.15;
/** How much of a pull beyond the first or last page the picture follows (S2.51). */
export const OVERSCROLL = 0.3;
/** Pixels a finger travels before it is known whether it swipes or scrolls. */
export const AXIS_SLOP = 8;

export type Axis = "undecided" | "across" | "along";

/** Whether a finger that has moved so far swipes across the pages or scrolls along the text. Decided once a touch. */
export function decideAxis(dx: number, dy: number): Axis {
  if (Math.hypot(dx, dy) < AXIS_SLOP) return "undecided";
  return Math.abs(dx) > Math.abs(dy) ? "across" : "along";
}

/** How far the picture moves with the finger: fully between pages, dampened beyond the ends. */
export function followFinger(dx: number, ends: { readonly atFirst: boolean; readonly atLast: boolean }): number {
  const beyond = (dx > 0 && ends.atFirst) || (dx < 0 && ends.atLast);
  return beyond ? dx * OVERSCROLL : dx;
}

/** What a finished swipe asks for; exactly the share is not yet a turn. */
export function decideSwipe(dx: number, width: number): "next" | "previous" | undefined {
  if (width <= 0 || Math.abs(dx) <= width * SWIPE_SHARE) return undefined;
  return dx < 0 ? "next" : "previous";
}
