import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { Sitter } from "../sitter.ts";
import { limbPath } from "./draw-limb.ts";

const FOOT: readonly Point[] = [
  [-12, -13],
  [2, -16],
  [17, -11],
  [25, -3],
  [22, 0.5],
  [5, 1],
  [-13, 0.5],
  [-16, -6],
];

/** A leg and its foot or shoe. The sole's middle stands on the joint. */
export function drawLeg(sitter: Sitter, joints: LegJoints, trousers = sitter.colours.leg): string {
  const { canvas, build, colours } = sitter;
  const w = build.legWidth;
  const scale = 0.55 + (0.45 * w) / 15;
  const [x, y] = joints.foot;
  const tilt = (joints.toes * Math.PI) / 180;
  const rise = 13 * scale;
  const ankle: Point = [x + Math.sin(tilt) * rise, y - Math.cos(tilt) * rise];
  const leg = paint(canvas, limbPath(joints.hip, joints.knee, ankle, w, w * 0.9, w * 0.68), trousers, {
    turn: 4,
    strokes: 5,
    strokeLength: 14,
    strokeHalf: 1.5,
  });
  const sole = turn(
    FOOT.map(([px, py]): Point => [px * scale, py * scale]),
    tilt,
  ).map(([px, py]): Point => [x + px, y + py]);
  return leg + paint(canvas, smooth(sole), colours.foot, { turn: 4, strokes: 3, strokeLength: 10, strokeHalf: 1.3 });
}
