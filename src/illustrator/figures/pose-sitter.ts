import type { CastCard } from "#book/cast-card.ts";
import type { Pose } from "#book/page-plan.ts";
import type { FigureManner } from "../figure.ts";
import type { Canvas } from "../gouache/canvas.ts";
import type { Point } from "../gouache/path.ts";
import { NODS } from "./face/expressions.ts";
import { carryPose, type HeldThing } from "./held-thing.ts";
import type { Kind } from "./kinds/kind.ts";
import { type Build, standingHeight } from "./rig/build.ts";
import { type Box, clearFace } from "./rig/clear-face.ts";
import { type ArmJoints, type Joints, placeJoints, reachWith, restArm } from "./rig/joints.ts";
import { bendTo, handAtHeight, meetingHeight } from "./rig/meet-partner.ts";
import type { PoseRig } from "./rig/pose-rig.ts";
import { POSE_RIGS } from "./rig/poses.ts";
import { seatInWheelchair } from "./rig/seat-in-wheelchair.ts";
import type { Sitter } from "./sitter.ts";
import { faceAround, turnHead } from "./turn-head.ts";

/** A child figure, soles to crown, in the composition's units. */
const CHILD_HEIGHT = 300;
/** Degrees that the old bend forward. */
const STOOP = 5;
/** How far a hand goes from its middle, in arm widths. */
const PALM = 1.25;

/** From a body's own units to the composition's. */
export const figureScale = (build: Build): number => CHILD_HEIGHT / standingHeight(build);

/** Nobody sleeps or swims in a wheelchair. */
const leavesChair = (pose: Pose): boolean => pose === "swim" || POSE_RIGS[pose].rests === "lying";

const hasLegs = ({ allHead, tail }: Kind): boolean => !allHead && tail === undefined;

/** Whoever lies there with empty hands has the chin on them: they are drawn behind the head. */
export const tucksHands = (rig: PoseRig, holds: boolean): boolean => rig.rests === "lying" && !holds;

/** Places a body in its pose, hands and what they hold clear of the face and above the ground. */
export function poseSitter(
  kind: Kind,
  canvas: Canvas,
  card: CastCard,
  manner: FigureManner,
  held: HeldThing | undefined,
): Sitter {
  const measures = kind.build(card);
  const build = card.age === "child" ? { ...measures, head: measures.head * 1.03 } : measures;
  const plain = POSE_RIGS[manner.pose];
  const own = kind.adapt?.(plain, { card, pose: manner.pose }) ?? plain;
  const adapted = card.wheelchair && hasLegs(kind) && !leavesChair(manner.pose) ? seatInWheelchair(own, build) : own;
  const { beside } = manner;
  const bent = beside === undefined || kind.allHead ? adapted : bendTo(adapted, manner.pose, beside);
  const { turn, mirrored } = turnHead(POSE_RIGS[manner.pose].away, manner.look, kind.allHead === true);
  const nod = mirrored || bent.rests === "lying" ? 0 : (NODS[manner.mood] ?? 0);
  const head = { ...bent.head, tilt: bent.head.tilt + nod };
  const rig = { ...bent, head, near: carryPose(bent, held) };
  const joints = meetHands(placeJoints(build, rig, card.age === "old" ? STOOP : 0), build, kind, manner);
  const face = faceAround(kind.head(card).face(turn), joints.head, build.head, mirrored);
  const palm = build.armWidth * PALM;
  const bare: Box = { left: palm, right: palm, top: palm, bottom: palm };
  const carried = held ? grow(held.around, 1 / figureScale(build), palm) : bare;
  const gap = held ? Math.max(18, (held.drawing.width * 0.8) / figureScale(build)) : 22;
  const around = rig.bothHands ? { ...carried, left: gap + palm, right: palm } : carried;
  const tucked = tucksHands(rig, held !== undefined);
  const lying = rig.rests === "lying";
  // Arms of a body without legs hang low: their hands stay off the ground before they are cleared of the face.
  const low = kind.allHead && !rig.aloft ? -build.armWidth * 1.9 : Infinity;
  const offGround = ([x, y]: Point): Point => [x, Math.min(y, low)];
  const near = tucked
    ? joints.near.hand
    : clearFace(offGround(joints.near.hand), face, around, 1, lying || low < 0 || (held !== undefined && !rig.aloft));
  const far: Point = rig.bothHands
    ? [near[0] - gap, near[1] + 2]
    : lying
      ? joints.far.hand
      : clearFace(offGround(joints.far.hand), face, bare, joints.far.hand[0] > joints.neck[0] + 8 ? 1 : -1, low < 0);
  const settle = (arm: ArmJoints) => {
    if (kind.allHead) return rig.aloft ? arm : restArm({ ...build, armWidth: build.armWidth * 1.9 }, arm);
    return rig.rests ? restArm(build, arm) : arm;
  };
  return {
    canvas,
    card,
    pose: manner.pose,
    mood: manner.mood,
    rig,
    build,
    joints: {
      ...joints,
      near: settle(reachWith(build, joints.near.shoulder, near, rig.near.elbow)),
      far: settle(reachWith(build, joints.far.shoulder, far, rig.far.elbow)),
    },
    colours: kind.colours(canvas, card),
  };
}

/** The arms held to where the other's hands or shoulders are. */
function meetHands(joints: Joints, build: Build, { allHead }: Kind, { pose, beside }: FigureManner): Joints {
  const height = beside === undefined || allHead ? undefined : meetingHeight(pose, beside);
  if (height === undefined) return joints;
  const meet = ({ shoulder, elbow, hand }: ArmJoints, arm: number): ArmJoints => ({
    shoulder,
    elbow,
    hand: handAtHeight(shoulder, hand, height / figureScale(build), arm),
  });
  const near = meet(joints.near, build.armLength);
  // The far arm comes round from behind: its way is longer by the shoulders' distance.
  return pose === "hug"
    ? { ...joints, near, far: meet(joints.far, build.armLength + build.shoulderGap * 2) }
    : { ...joints, near };
}

/** A thing's room about the hand in the body's units, never less than the palm's. */
const grow = (box: Box, scale: number, palm: number): Box => ({
  left: Math.max(palm, box.left * scale),
  right: Math.max(palm, box.right * scale),
  top: Math.max(palm, box.top * scale),
  bottom: Math.max(palm, box.bottom * scale),
});
