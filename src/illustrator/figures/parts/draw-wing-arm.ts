import type { Hex } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { ArmJoints } from "../rig/joints.ts";
import type { HandShape } from "../rig/pose-rig.ts";
import type { Sitter } from "../sitter.ts";
import type { ArmDrawing } from "./draw-arm.ts";

/** A bird's wing in an arm's place: broad feathers hang from it, and its last three feathers serve as fingers. */
export function drawWingArm(
  sitter: Sitter,
  joints: ArmJoints,
  _shape: HandShape,
  far: boolean,
  sleeve?: Hex,
): ArmDrawing {
  const { canvas, build, colours } = sitter;
  const { shoulder, elbow, hand } = joints;
  const w = build.armWidth;
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]) || 1;
  const ux = (hand[0] - shoulder[0]) / reach;
  const uy = (hand[1] - shoulder[1]) / reach;
  // Feathers hang to the side that is down, or outwards when the wing itself hangs.
  const side = Math.abs(ux) > 0.3 ? (ux > 0 ? 1 : -1) : far ? 1 : -1;
  const off = (t: number, out: number): Point => [
    shoulder[0] + (hand[0] - shoulder[0]) * t - uy * out * side,
    shoulder[1] + (hand[1] - shoulder[1]) * t + ux * out * side,
  ];
  const bow: Point = [(elbow[0] - off(0.5, 0)[0]) * 0.6, (elbow[1] - off(0.5, 0)[1]) * 0.6];
  const bent = (t: number, out: number): Point => {
    const [x, y] = off(t, out);
    const f = 1 - Math.abs(t - 0.5) * 2;
    return [x + bow[0] * Math.max(0, f), y + bow[1] * Math.max(0, f)];
  };
  const wing = smooth(
    [
      off(-0.12, 0),
      bent(0.1, -w * 0.9),
      bent(0.5, -w),
      off(0.9, -w * 0.8),
      off(1.16, -w * 0.1),
      off(1.0, w * 0.35),
      off(1.02, w * 1.05),
      off(0.84, w * 1.0),
      off(0.82, w * 1.75),
      off(0.64, w * 1.5),
      off(0.56, w * 2.1),
      bent(0.4, w * 1.6),
      bent(0.15, w * 1.4),
    ],
    true,
    0.85,
  );
  const arm = paint(canvas, wing, sleeve ?? colours.arm, {
    turn: 5,
    strokes: 8,
    strokeLength: 14,
    strokeHalf: 1.6,
    strokeAngle: Math.atan2(uy, ux),
  });
  const fingers = [
    [off(0.9, -w * 0.5), off(1.2, -w * 0.4), off(1.22, 0), off(0.94, w * 0.1)],
    [off(0.88, -w * 0.1), off(1.12, w * 0.2), off(1.1, w * 0.7), off(0.88, w * 0.5)],
  ]
    .map((points) => paint(canvas, smooth(points), colours.hand, { turn: 3, strokes: 2, strokeLength: 8 }))
    .join("");
  return { arm, hand: fingers };
}
