import type { Hex } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth, turn } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import type { ArmJoints, LegJoints } from "../rig/joints.ts";
import type { HandShape } from "../rig/pose-rig.ts";
import type { Sitter } from "../sitter.ts";
import type { ArmDrawing } from "./draw-arm.ts";
import { limbPath } from "./draw-limb.ts";

/** Rings across a hose, so that it reads as ribbed. */
function ribs(from: Point, joint: Point, to: Point, half: number): string {
  let d = "";
  for (const [a, b] of [
    [from, joint],
    [joint, to],
  ] as const) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    for (let i = 1; i < 4; i++) {
      const [x, y] = [a[0] + ((b[0] - a[0]) * i) / 4, a[1] + ((b[1] - a[1]) * i) / 4];
      d += `M${at(x - nx, y - ny)}L${at(x + nx, y + ny)}`;
    }
  }
  return d;
}

/** A ribbed hose with a round cuff and a three-fingered grip. */
export function drawMachineArm(
  sitter: Sitter,
  joints: ArmJoints,
  shape: HandShape,
  far: boolean,
  sleeve?: Hex,
): ArmDrawing {
  const { canvas, build, colours } = sitter;
  const { shoulder, elbow, hand } = joints;
  const w = build.armWidth;
  const hose = paint(canvas, limbPath(shoulder, elbow, hand, w * 0.9, w * 0.82, w * 0.8), sleeve ?? colours.arm, {
    turn: 4,
    strokes: 3,
    strokeLength: 12,
    inside: sleeve ? "" : line(ribs(shoulder, elbow, hand, w), canvas.shade(colours.arm, 0.4), 2.2, 0.5),
  });
  const joint = paint(canvas, oval(shoulder[0], shoulder[1], w * 1.05), colours.accent, { turn: 3, strokes: 0 });
  const radians = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const side = far && hand[1] < shoulder[1] ? -1 : 1;
  const put = (points: readonly Point[]) =>
    turn(
      points.map(([x, y]): Point => [x, y * side]),
      radians,
    ).map(([x, y]): Point => [hand[0] + x, hand[1] + y]);
  const spread = shape === "open" ? 5 : 0;
  const thumb = paint(
    canvas,
    smooth(
      put([
        [-4, -6],
        [0, -16 - spread],
        [8, -19 - spread],
        [10, -13 - spread],
        [4, -4],
      ]),
    ),
    colours.hand,
    { turn: 2, strokes: 0 },
  );
  const fingers =
    shape === "fist"
      ? put([
          [-4, -9],
          [8, -10],
          [14, -3],
          [13, 6],
          [6, 10],
          [-4, 8],
        ])
      : shape === "point"
        ? put([
            [-4, -8],
            [8, -8],
            [26, -6],
            [28, -1],
            [12, 3],
            [10, 9],
            [-2, 9],
          ])
        : put([
            [-4, -8],
            [6, -8],
            [18, -9 - spread],
            [21, -3],
            [13, 0],
            [20, 5 + spread],
            [16, 10 + spread],
            [4, 9],
            [-4, 8],
          ]);
  const palm = paint(canvas, smooth(fingers, true, 0.8), colours.hand, { turn: 3, strokes: 0 });
  const cuff = paint(
    canvas,
    smooth(
      put([
        [-10, -10],
        [-3, -11],
        [-3, 11],
        [-10, 10],
      ]),
      true,
      0.4,
    ),
    colours.main,
    { turn: 2, strokes: 0 },
  );
  return { arm: hose + joint, hand: thumb + palm + cuff };
}

/** A ribbed hose in a domed boot. */
export function drawMachineLeg(sitter: Sitter, { hip, knee, foot, toes }: LegJoints): string {
  const { canvas, build, colours } = sitter;
  const w = build.legWidth * 0.78;
  const tilt = (toes * Math.PI) / 180;
  const ankle: Point = [foot[0] + Math.sin(tilt) * 9, foot[1] - Math.cos(tilt) * 9];
  const hose = paint(canvas, limbPath(hip, knee, ankle, w, w, w), colours.leg, {
    turn: 4,
    strokes: 3,
    strokeLength: 12,
    inside: line(ribs(hip, knee, ankle, w), canvas.shade(colours.leg, 0.4), 2.2, 0.5),
  });
  const boot = turn(
    [
      [-17, 0.5],
      [-18, -9],
      [-10, -17],
      [4, -18],
      [18, -12],
      [23, -5],
      [22, 0.5],
    ],
    tilt,
  ).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
  return hose + paint(canvas, smooth(boot, true, 0.7), colours.foot, { turn: 4, strokes: 4, strokeLength: 12 });
}
