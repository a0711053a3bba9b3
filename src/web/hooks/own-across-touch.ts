import { ownTouch } from "./own-touch.ts";

/** A finger that goes across an element moves what the app moves, and never throws the page. Can be an element's `ref`. */
export const ownAcrossTouch = (element: HTMLElement | null): (() => void) | undefined =>
  ownTouch(element, ({ x, y }) => Math.abs(x) > Math.abs(y));
