/** How far a leaf must be turned to fall on by itself when it is let go. */
const FALLS_ON = 0.3;
/** Turned share a millisecond that counts as a flick. */
const FLICK = 0.0012;

/**
 * How far a leaf is turned, from 0 to 1, when its outer edge has been pulled `pulled` pixels towards the spine and
 * beyond it: the edge of a leaf of width w stands at w·cos θ.
 */
export function turnedShare(pulled: number, pageWidth: number): number {
  if (pageWidth <= 0) return 0;
  const edge = Math.min(1, Math.max(-1, 1 - pulled / pageWidth));
  return Math.acos(edge) / Math.PI;
}

/** Whether a leaf that is let go falls on to the other side: it is over far enough, or was flicked. */
export function fallsOn(turned: number, sharePerMs: number): boolean {
  return turned > FALLS_ON || sharePerMs > FLICK;
}
