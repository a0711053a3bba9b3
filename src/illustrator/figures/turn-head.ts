import type { FigureManner } from "../figure.ts";
import type { Point } from "../gouache/path.ts";
import type { FaceBox } from "./heads/head.ts";
import type { Box } from "./rig/clear-face.ts";
import type { PoseRig } from "./rig/pose-rig.ts";

/** How a head is turned: 0 looks out of the page, 1 is three-quarters to the facing side, mirrored to the other. */
export interface HeadTurn {
  readonly turn: number;
  readonly mirrored: boolean;
}

/** Where a head turns: over the shoulder, away from the reader, or to where the eyes go. `allHead`: it is the body too. */
export function turnHead(away: PoseRig["away"], look: FigureManner["look"], allHead: boolean): HeadTurn {
  if (away === "body" && !allHead) return { turn: 1, mirrored: true };
  if (away === "all") return { turn: 0, mirrored: false };
  const aside = allHead ? Math.max(0, look.x) : Math.abs(look.x);
  return { turn: Math.min(1, 0.12 + 0.88 * aside), mirrored: !allHead && look.x < -0.12 };
}

/** The face's box in the body's units, wherever the head went and however it is turned. */
export const faceAround = (face: FaceBox, [x, y]: Point, size: number, mirrored: boolean): Box => ({
  left: x + size * (mirrored ? -face.right : face.left),
  right: x + size * (mirrored ? -face.left : face.right),
  top: y + size * face.top,
  bottom: y + size * face.bottom,
});
