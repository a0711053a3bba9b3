/** Share of the window's height over which a drag closes (S9.5). */
const CLOSE_SHARE = 0.1;
/** Less than this is a shaky press, in px. */
const SLOP = 6;

/** What a finger that has moved so many px downwards since it came down is doing. */
export function pullOf(pixels: number, contentIsScrolled: boolean): "pressing" | "pulling" | "scrolling" {
  if (contentIsScrolled) return "scrolling";
  return pixels >= SLOP ? "pulling" : "pressing";
}

/** Whether a sheet that was let go after so many px closes: over a tenth of the window's height (S2.69). */
export function closesSheet(pixels: number, windowHeight: number): boolean {
  return pixels > windowHeight * CLOSE_SHARE;
}

/** A smaller difference is the browser's own bar that folds away, in px. */
const LEAST_KEYBOARD = 60;

interface Viewports {
  readonly windowHeight: number;
  readonly visibleHeight: number;
  readonly visibleTop: number;
}

/** How much of the window's foot the on-screen keyboard covers, in px. */
export function keyboardHeight({ windowHeight, visibleHeight, visibleTop }: Viewports): number {
  const covered = Math.round(windowHeight - visibleHeight - visibleTop);
  return covered > LEAST_KEYBOARD ? covered : 0;
}
