import type { Stage } from "../../stage.ts";

/** The side with more room; neither when nothing of this width fits there. */
export function roomySide({ room }: Stage, width: number): -1 | 1 | undefined {
  if (Math.max(room.left, room.right) < width) return undefined;
  return room.left > room.right ? -1 : 1;
}
