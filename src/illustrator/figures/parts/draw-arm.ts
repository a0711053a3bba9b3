import { type Hex } from "../../gouache/colour.ts";
import { paint } from "../../gouache/shape.ts";
import type { ArmJoints } from "../rig/joints.ts";
import type { HandShape } from "../rig/pose-rig.ts";
import type { Sitter } from "../sitter.ts";
import { drawHand } from "./draw-hand.ts";
import { limbPath } from "./draw-limb.ts";

export interface ArmDrawing {
  readonly arm: string;
  readonly hand: string;
}

/** An arm and its hand, apart: a held thing goes between them. */
export function drawArm(sitter: Sitter, joints: ArmJoints, shape: HandShape, far: boolean, sleeve?: Hex): ArmDrawing {
  const { canvas, build, colours } = sitter;
  const { shoulder, elbow, hand } = joints;
  const w = build.armWidth;
  const colour = sleeve ?? colours.arm;
  const arm = paint(canvas, limbPath(shoulder, elbow, hand, w, w * 0.92, w * 0.74), colour, {
    turn: 4,
    strokes: 5,
    strokeLength: 14,
    strokeHalf: 1.4,
  });
  const radians = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const raised = hand[1] < shoulder[1];
  // A raised hand turns its thumb to the head, a lowered one to the front.
  const flip = far && raised;
  return { arm, hand: drawHand(canvas, hand, radians, shape, w / 11.5, colours.hand, flip) };
}
