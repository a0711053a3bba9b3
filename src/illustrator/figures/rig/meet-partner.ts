import type { Pose } from "#book/page-plan.ts";
import type { Point } from "../../gouache/path.ts";
import type { PoseRig } from "./pose-rig.ts";
import { RESTING } from "./poses-at-rest.ts";

/** How high above the ground hands meet between two of one size, in the composition's units. */
const MEETING_HEIGHTS: Partial<Record<Pose, number>> = { "hold-hands": 115, dance: 186, hug: 122 };
/** The smaller of two raises its hand to at most this share of the height that suits it. */
const RAISED = 1.08;
/** Below its shoulder, an arm is never longer than this share of itself. */
const STRETCH = 0.99;

/**
 * How high the hand of a body is held to meet one that is `beside` times its size, in the composition's units: half of
 * the way between the heights that suit the two, or as high as the smaller can, so that both come to the same. Arms go round a smaller one's shoulders.
 */
export function meetingHeight(pose: Pose, beside: number): number | undefined {
  const own = MEETING_HEIGHTS[pose];
  if (own === undefined) return undefined;
  if (pose === "hug") return beside < 0.9 ? own * beside : undefined;
  const halfWay = (1 + beside) / 2;
  return own * Math.min(halfWay, RAISED * Math.min(1, beside));
}

/** Moves a hand to a height above the ground, as far ahead as its arm then reaches and not farther than it was. */
export function handAtHeight(shoulder: Point, hand: Point, height: number, arm: number): Point {
  const rise = Math.max(-arm * STRETCH, Math.min(arm * STRETCH, -height - shoulder[1]));
  const ahead = Math.sqrt(Math.max(0, (arm * STRETCH) ** 2 - rise ** 2));
  const was = hand[0] - shoulder[0];
  return [shoulder[0] + Math.max(arm * 0.35, Math.min(was, ahead)), shoulder[1] + rise];
}

/** Somebody smaller than this share of itself is knelt down to. */
const KNEELS_TO = 0.6;

/** Bends a body to whom it hugs or whispers to: down to a smaller one, up on its toes to a taller one. */
export function bendTo(rig: PoseRig, pose: Pose, beside: number): PoseRig {
  if (pose !== "hug" && pose !== "whisper") return rig;
  if (beside > 1.15) {
    const toes = { ...rig.nearLeg, toes: 26 };
    return { ...rig, hips: [rig.hips[0], rig.hips[1] - 0.1], nearLeg: toes };
  }
  const less = Math.max(0, Math.min(0.6, 1 - beside));
  // To one who hardly reaches its knees it goes down on one of its own.
  if (beside < KNEELS_TO) {
    const { nearLeg, farLeg } = RESTING.kneel;
    const hand = pose === "whisper" ? { ...rig.near, hand: [0.9, 0.1] as const } : rig.near;
    return { ...rig, lean: rig.lean + 26, hips: [-0.25, 0.46], near: hand, nearLeg, farLeg };
  }
  return {
    ...rig,
    lean: rig.lean + less * (pose === "hug" ? 24 : 48),
    hips: [rig.hips[0] - less * 0.4, rig.hips[1] + less * 0.4],
  };
}
