import { type Point, turn } from "../../gouache/path.ts";
import { bendJoint } from "../rig/bend-joint.ts";
import type { LegJoints } from "../rig/joints.ts";
import { type FoursBuild, JOINT_AT, JOINT_DEPTH } from "./fours-build.ts";
import type { FoursLeg, FoursRig } from "./fours-rig.ts";

/** Where a posed four-legged body is: drawing units, the ground at 0, y down. */
export interface FoursJoints {
  /** 0 seen from the side, 1 from the front or from behind. */
  readonly view: number;
  /** Maps points of the level trunk (origin in its middle, y down, side view) to where the posed trunk has them. */
  readonly put: (points: readonly Point[]) => Point[];
  /** Radians that the trunk is raised. */
  readonly pitch: number;
  readonly withers: Point;
  readonly head: Point;
  /** Degrees. */
  readonly headTilt: number;
  readonly fore: readonly [near: LegJoints, far: LegJoints];
  readonly hind: readonly [near: LegJoints, far: LegJoints];
}

const between = (side: number, front: number, view: number) => side + (front - side) * view;

/** How much of its length a trunk shows that is raised by `pitch` radians. */
function shownLength({ trunk: [length, depth, width] }: FoursBuild, pitch: number, view: number): number {
  const half = 1.12 * length * Math.cos(pitch) + depth * Math.abs(Math.sin(pitch));
  return between(1, width / half, view);
}

/** A head is never nearer to the ground than this, in head radii. */
const CHIN = 1.0;

/** Places a four-legged body in a pose, seen from the side or turned to the front by `view`. */
export function placeFours(build: FoursBuild, rig: FoursRig, view: number): FoursJoints {
  const { leg, headAt } = build;
  const [length, depth, width] = build.trunk;
  const pitch = (rig.pitch * Math.PI) / 180;
  const shown = shownLength(build, pitch, view);
  const resting = rig.rests === "sitting" ? depth * 0.66 : rig.rests === "lying" ? depth * 0.6 : undefined;
  const hip: Point = [
    -JOINT_AT * length * shown + rig.hips[0] * leg,
    resting === undefined ? -leg * (1 - rig.hips[1]) : -resting,
  ];
  const put = (points: readonly Point[]): Point[] =>
    turn(
      points.map(([x, y]): Point => [x + JOINT_AT * length, y - JOINT_DEPTH * depth]),
      -pitch,
    ).map(([x, y]): Point => [hip[0] + x * shown, hip[1] + y]);
  const one = (x: number, y: number): Point => put([[x, y]])[0] ?? [0, 0];

  const withers = one(0.62 * length, -depth);
  const radius = 48 * build.head;
  // The neck keeps most of its uprightness when the chest is raised.
  const neck = turn([[headAt[0] * between(1, 0.2, view), -headAt[1] + 6 * view]], -pitch * 0.22)[0] ?? [0, 0];
  const head: Point = [
    withers[0] + neck[0] + rig.head.shift[0] * radius,
    Math.min(withers[1] + neck[1] + rig.head.shift[1] * radius, rig.aloft ? Infinity : -CHIN * radius),
  ];

  const place = (root: Point, rigged: FoursLeg, ground: number, fore: boolean): LegJoints => {
    const [x, y] = rigged.at;
    const planted = rigged.lifted === undefined;
    const foot: Point = [
      root[0] + x * leg * (planted ? 1 - 0.85 * view : 1 - 0.5 * view),
      planted ? ground : root[1] + y * leg,
    ];
    const ankle: Point = [foot[0], foot[1] - (planted ? 10 : 0)];
    const side = rigged.knee ?? (fore || rig.rests !== undefined ? -1 : 1);
    const knee = bendJoint(root, ankle, leg * (rig.rests && !fore ? 1.12 : 0.95), side, rig.rests ? 0.5 : 0.28);
    const shin = Math.atan2(foot[0] - knee[0], foot[1] - knee[1]);
    const toes = planted ? 0 : (-shin * 180) / Math.PI + (rigged.toes ?? 0);
    return { hip: root, knee: [knee[0], Math.min(knee[1], ground - 6)], foot, toes };
  };
  const legs = (at: number, [near, far]: readonly [FoursLeg, FoursLeg], fore: boolean) => {
    const [x, y] = one(at * length, depth * JOINT_DEPTH);
    const apart = width * (fore ? 0.46 : rig.rests ? 1.05 : 0.7) * view;
    const away = rig.away === "all" ? !fore : fore;
    const ground = between(0, away ? 0 : -8, view);
    return [
      place([x - apart, y], near, ground, fore),
      place([x + apart + 5 * (1 - view), y - 3], far, between(-4, ground, view), fore),
    ] as const;
  };
  return {
    view,
    put,
    pitch,
    withers,
    head,
    headTilt: rig.head.tilt,
    fore: legs(JOINT_AT, rig.fore, true),
    hind: legs(-JOINT_AT, rig.hind, false),
  };
}
