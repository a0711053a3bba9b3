import type { Hex } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { ArmJoints } from "../rig/joints.ts";
import type { HandShape } from "../rig/pose-rig.ts";
import type { Sitter } from "../sitter.ts";
import type { ArmDrawing } from "./draw-arm.ts";

/** A flipper or a fin: a bent paddle whose tip lies over what it holds. */
export function drawFlipper(
  { canvas, build, colours }: Sitter,
  { shoulder, elbow, hand }: ArmJoints,
  _shape: HandShape,
  _far: boolean,
  sleeve?: Hex,
): ArmDrawing {
  const w = build.armWidth;
  const length = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]) || 1;
  const [ux, uy] = [(hand[0] - shoulder[0]) / length, (hand[1] - shoulder[1]) / length];
  const middle: Point = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2];
  const bow: Point = [(elbow[0] - middle[0]) * 0.55, (elbow[1] - middle[1]) * 0.55];
  const off = (t: number, out: number): Point => {
    const f = Math.max(0, 1 - Math.abs(t - 0.5) * 2);
    return [
      shoulder[0] + (hand[0] - shoulder[0]) * t - uy * out + bow[0] * f,
      shoulder[1] + (hand[1] - shoulder[1]) * t + ux * out + bow[1] * f,
    ];
  };
  const texture = { turn: 4, strokes: 6, strokeLength: 14, strokeAngle: Math.atan2(uy, ux) };
  const paddle = [
    off(-0.1, 0),
    off(0.1, -w * 0.8),
    off(0.5, -w * 1.05),
    off(0.9, -w * 0.8),
    off(1.1, 0),
    off(0.9, w * 0.75),
    off(0.5, w * 0.95),
    off(0.1, w * 0.8),
  ];
  const tip = [off(0.84, -w * 0.75), off(1.04, -w * 0.6), off(1.17, 0), off(1.02, w * 0.6), off(0.84, w * 0.7)];
  return {
    arm: paint(canvas, smooth(paddle), sleeve ?? colours.arm, texture),
    hand: paint(canvas, smooth(tip), colours.hand, { ...texture, turn: 3, strokes: 2, strokeLength: 8 }),
  };
}
