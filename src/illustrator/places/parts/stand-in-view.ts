import { FRAME } from "#book/format.ts";
import type { Stage } from "../stage.ts";

/** How far something may be moved into view; what the camera passes by farther is not there at all. */
const MOST = FRAME.width * 0.15;

/**
 * Where something with a high top stands, wished for at `x` and `half` as broad at its foot on either side: moved in by as
 * little as shows its foot, so that no crown hangs in the air beside the page; nowhere where that were too far.
 */
export function standInView({ seen }: Pick<Stage, "seen">, x: number, half: number): number | undefined {
  const shown = Math.max(seen.left + half, Math.min(seen.right - half, x));
  return Math.abs(shown - x) > MOST ? undefined : shown;
}
