import { type Point, turn } from "../../gouache/path.ts";
import type { Build } from "./build.ts";
import { bendJoint } from "./bend-joint.ts";
import type { ArmPose, LegPose, PoseRig } from "./pose-rig.ts";

export interface ArmJoints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
}

export interface LegJoints {
  readonly hip: Point;
  readonly knee: Point;
  /** The sole's middle. */
  readonly foot: Point;
  /** Degrees that the toes turn down. */
  readonly toes: number;
}

/** Where the joints of a posed body stand: drawing units, the ground at 0, y down. */
export interface Joints {
  readonly hips: Point;
  readonly neck: Point;
  /** Radians that the trunk leans towards the facing side. */
  readonly lean: number;
  readonly head: Point;
  /** Degrees. */
  readonly headTilt: number;
  readonly near: ArmJoints;
  readonly far: ArmJoints;
  readonly nearLeg: LegJoints;
  readonly farLeg: LegJoints;
}

/** Hip height of a body that sits on the ground, in units. */
const SEAT = 15;

/** Hip height on a wheelchair's seat, in units. */
export const WHEELCHAIR_SEAT = 47;

function hipHeight(build: Build, rig: PoseRig): number {
  if (rig.seated) return WHEELCHAIR_SEAT;
  if (rig.rests === "sitting") return SEAT;
  if (rig.rests === "lying") return build.trunk[1] * 0.62;
  return build.hip * (1 - rig.hips[1]);
}

/** Places the joints of a body in a pose. `stoop` leans an old body forward, in degrees. */
export function placeJoints(build: Build, rig: PoseRig, stoop = 0): Joints {
  const hips: Point = [rig.hips[0] * Math.min(build.hip, 60), -hipHeight(build, rig)];
  const lean = ((rig.lean + (rig.rests === "lying" || rig.aloft ? 0 : stoop)) * Math.PI) / 180;
  const fromHips = (x: number, y: number): Point => {
    const [[px, py] = [0, 0]] = turn([[x, y]], lean);
    return [hips[0] + px, hips[1] + py];
  };
  const neck = fromHips(1, -build.torso);
  const radius = 48 * build.head;
  // A head keeps half of the trunk's lean, so that it stays upright enough to read.
  const lifted = turn([[0, -build.headLift]], lean * (rig.rests === "lying" || rig.aloft ? 0.3 : 0.6))[0] ?? [0, 0];
  const head: Point = [
    neck[0] + lifted[0] + rig.head.shift[0] * radius,
    neck[1] + lifted[1] + rig.head.shift[1] * radius,
  ];
  return {
    hips,
    neck,
    lean,
    head,
    headTilt: rig.head.tilt + (rig.rests === "lying" ? 0 : stoop * 0.6),
    near: arm(build, fromHips(build.shoulderGap, 15 - build.torso), rig.near),
    far: arm(build, fromHips(-build.shoulderGap, 15 - build.torso), rig.far),
    nearLeg: leg(build, hips, fromHips(build.hipGap, 0), rig, rig.nearLeg),
    farLeg: leg(build, hips, fromHips(-build.hipGap, 0), rig, rig.farLeg),
  };
}

function arm(build: Build, shoulder: Point, pose: ArmPose): ArmJoints {
  // Arms that hang go round the belly, not through it.
  const hangs = pose.hand[1] > 0.45 && Math.abs(pose.hand[0]) < 0.5 && pose.shape !== "fist";
  const round = hangs ? Math.max(0, build.trunk[1] - build.shoulderGap) * 0.7 * pose.hand[0] * 3 : 0;
  const hand: Point = [
    shoulder[0] + pose.hand[0] * build.armLength + Math.max(-16, Math.min(16, round)),
    shoulder[1] + pose.hand[1] * build.armLength,
  ];
  return reachWith(build, shoulder, hand, pose.elbow);
}

/** An arm from a shoulder to a given hand; it stretches when the hand is farther than the arm is long. */
export function reachWith(build: Build, shoulder: Point, hand: Point, side: 1 | -1): ArmJoints {
  return { shoulder, hand, elbow: bendJoint(shoulder, hand, build.armLength * 1.04, side, 0.2) };
}

/** The same for an arm that rests on the ground: neither elbow nor hand goes into it. */
export function restArm(build: Build, { shoulder, elbow, hand }: ArmJoints): ArmJoints {
  const above = ([x, y]: Point): Point => [x, Math.min(y, -build.armWidth)];
  return { shoulder, elbow: above(elbow), hand: above(hand) };
}

function leg(build: Build, hips: Point, hip: Point, rig: PoseRig, pose: LegPose): LegJoints {
  const resting = rig.rests !== undefined;
  // A foot turned up stands on its heel, one turned down on its toes: the sole's middle is then off the ground.
  const tilt = Math.sin((Math.abs(pose.toes) * Math.PI) / 180) * (0.55 + 0.03 * build.legWidth);
  const heel = rig.aloft || pose.foot[1] < -0.3 ? 0 : tilt * (pose.toes < 0 ? 14 : 22);
  const foot: Point = [
    hips[0] + pose.foot[0] * build.hip,
    Math.min(
      rig.aloft ? Infinity : -heel,
      (resting ? 0 : hips[1] + build.hip * (rig.aloft ? 1 : 1 - rig.hips[1])) + pose.foot[1] * build.hip,
    ),
  ];
  const ankle: Point = [foot[0], foot[1] - 9];
  return {
    hip,
    foot,
    toes: pose.toes,
    knee: bendJoint(hip, ankle, rig.rests ? build.hip : (build.hip - 9) * 1.03, pose.knee),
  };
}
