import { wantsStillness } from "./reading-motion.ts";

/** So long a list glides, in ms. */
const GLIDE_MS = 200;

/**
 * Moves what a list shows to `left`, frame by frame. Not by the browser's own smooth scrolling: while that moves a list,
 * Chromium takes a tap for a hand that stops it, and there is no click. Returns what stops it where it is.
 */
export function glideList(list: HTMLElement, left: number): () => void {
  const from = list.scrollLeft;
  const way = Math.min(Math.max(left, 0), list.scrollWidth - list.clientWidth) - from;
  if (wantsStillness()) {
    list.scrollLeft = from + way;
    return () => {};
  }
  const began = performance.now();
  const step = () => {
    const share = Math.min(1, (performance.now() - began) / GLIDE_MS);
    list.scrollLeft = from + way * (1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
