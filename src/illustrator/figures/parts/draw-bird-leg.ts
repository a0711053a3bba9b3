import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { Sitter } from "../sitter.ts";
import { limbPath } from "./draw-limb.ts";

const CLAW: readonly Point[] = [
  [-14, 0.5],
  [-10, -8],
  [0, -11],
  [9, -9],
  [20, -8],
  [23, -3],
  [15, 0.5],
  [6, -2],
  [0, 0.5],
  [-7, -2],
];
const WEB: readonly Point[] = [
  [-10, 0.5],
  [-8, -8],
  [2, -11],
  [18, -8],
  [29, -3],
  [27, 0.8],
  [16, -0.8],
  [6, 0.8],
];

function leg(sitter: Sitter, { hip, knee, foot, toes }: LegJoints, outline: readonly Point[]): string {
  const { canvas, colours } = sitter;
  const shank = paint(canvas, limbPath(hip, knee, [foot[0], foot[1] - 5], 7, 5.5, 5), colours.leg, {
    turn: 3,
    strokes: 0,
  });
  const toed = turn(outline, (toes * Math.PI) / 180).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
  return shank + paint(canvas, smooth(toed, true, 0.7), colours.foot, { turn: 3, strokes: 0 });
}

/** A thin shank on three toes. */
export const drawBirdLeg = (sitter: Sitter, joints: LegJoints): string => leg(sitter, joints, CLAW);

/** A thin shank on a webbed foot. */
export const drawWebbedLeg = (sitter: Sitter, joints: LegJoints): string => leg(sitter, joints, WEB);
