/** A rounded pixel is no word out of sight. */
const SLACK = 4;

/**
 * Notes on a box whether it is too small for its words: `data-overrun` says that none are out of sight, that some are below,
 * or that only what was scrolled past is; a box that scrolls can be reached by keys. Done past the renderer, which has no part
 * in a scroll or in what a layout finds.
 */
export function lookBelow(box: HTMLElement): void {
  const { scrollHeight, scrollTop, clientHeight } = box;
  const scrolls = scrollHeight > clientHeight + 1;
  const goesOn = scrollTop + clientHeight < scrollHeight - SLACK;
  box.dataset["overrun"] = scrolls ? (goesOn ? "below" : "above") : "none";
  if (scrolls) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}
