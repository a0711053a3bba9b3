/**
 * A finger that goes across an element moves what the app moves, and never throws the page: `touch-action: pan-y` alone
 * keeps Chromium from scrolling, but a fast swipe is a throw to it all the same, and the next tap anywhere is taken for the
 * hand that stops it: there is no click. Returns what gives the finger back; can be an element's `ref`.
 */
export function ownAcrossTouch(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let from: Touch | undefined;
  const begin = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  const move = (event: TouchEvent) => {
    const [now] = event.touches;
    if (from === undefined || now === undefined || !event.cancelable) return;
    if (Math.abs(now.clientX - from.clientX) > Math.abs(now.clientY - from.clientY)) event.preventDefault();
  };
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchmove", move, { passive: false });
  return () => {
    element.removeEventListener("touchstart", begin);
    element.removeEventListener("touchmove", move);
  };
}
