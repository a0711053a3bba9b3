/** How far a finger has gone since it came down, in CSS pixels, and what it came down on. */
export interface TouchMove {
  readonly x: number;
  readonly y: number;
  readonly target: Element;
}

/**
 * Keeps the moves of one finger that `owns` claims from the browser, which would scroll by them or take a fast one for a
 * throw. After a throw, the next tap anywhere is taken for the hand that stops it, and there is no click, whatever
 * `touch-action` says. Returns what gives the finger back; can be an element's `ref`.
 */
export function ownTouch(element: HTMLElement | null, owns: (move: TouchMove) => boolean): (() => void) | undefined {
  if (element === null) return undefined;
  let from: Touch | undefined;
  const begin = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  const move = (event: TouchEvent) => {
    const [now] = event.touches;
    if (from === undefined || now === undefined || !event.cancelable) return;
    const moved = { x: now.clientX - from.clientX, y: now.clientY - from.clientY, target: from.target as Element };
    if (owns(moved)) event.preventDefault();
  };
  element.addEventListener("touchstart", begin, { passive: true });
  element.addEventListener("touchmove", move, { passive: false });
  return () => {
    element.removeEventListener("touchstart", begin);
    element.removeEventListener("touchmove", move);
  };
}
