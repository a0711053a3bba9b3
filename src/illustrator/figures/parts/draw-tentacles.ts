import { bend, type Point, tube } from "../../gouache/path.ts";
import { oval } from "../../gouache/path.ts";
import type { Hex } from "../../gouache/colour.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { ArmJoints } from "../rig/joints.ts";
import type { HandShape } from "../rig/pose-rig.ts";
import type { Sitter } from "../sitter.ts";
import type { ArmDrawing } from "./draw-arm.ts";
import { limbPath } from "./draw-limb.ts";

/** Six arms on which an octopus stands, curled outwards at their tips. */
export function drawTentacles(sitter: Sitter): string {
  const { canvas, colours, joints, rig } = sitter;
  const [hx, hy] = joints.hips;
  const ground = rig.aloft ? hy + 40 : 0;
  return [-3, 3, -2, 2, -1, 1]
    .map((i) => {
      const side = Math.sign(i);
      const reach = Math.abs(i) * 24 + 4;
      const root: Point = [hx + i * 9, hy - 14];
      const knee: Point = [hx + side * reach * (rig.aloft ? 0.5 : 1), ground - 8];
      const down = rig.aloft ? 10 : 0;
      const tip: Point = [hx + side * (reach + 22), ground - 16 + down];
      const spine = [
        ...bend(root, [hx + side * reach * 0.7, ground + 6], knee, 5),
        ...bend(knee, [hx + side * (reach + 20), ground - 2 + down], tip, 4).slice(1),
      ];
      return paint(canvas, tube(spine, 13, 5, 9), Math.abs(i) === 2 ? canvas.shade(colours.leg, 0.12) : colours.leg, {
        turn: 4,
        strokes: 4,
        strokeLength: 10,
      });
    })
    .join("");
}

/** One of the two arms that it uses as hands: tapered, with suckers under its tip. */
export function drawTentacleArm(
  { canvas, build, colours }: Sitter,
  { shoulder, elbow, hand }: ArmJoints,
  _shape: HandShape,
  _far: boolean,
  sleeve?: Hex,
): ArmDrawing {
  const w = build.armWidth;
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip: Point[] = [
    [hand[0] - ux * 10, hand[1] - uy * 10],
    [hand[0] + ux * 4, hand[1] + uy * 4],
    [hand[0] + ux * 9 - uy * 6, hand[1] + uy * 9 + ux * 6],
    [hand[0] + ux * 4 - uy * 11, hand[1] + uy * 4 + ux * 11],
  ];
  const suckers = [-16, -4]
    .map((back) => oval(hand[0] + ux * back - uy * 3, hand[1] + uy * back + ux * 3, 2.4))
    .join("");
  return {
    arm: paint(canvas, limbPath(shoulder, elbow, hand, w * 1.1, w * 0.9, w * 0.66), sleeve ?? colours.arm, {
      turn: 4,
      strokes: 4,
      strokeLength: 12,
    }),
    hand:
      paint(canvas, tube(tip, w * 0.62, w * 0.36), colours.hand, { turn: 3, strokes: 0 }) +
      fill(suckers, colours.belly, 0.8),
  };
}
