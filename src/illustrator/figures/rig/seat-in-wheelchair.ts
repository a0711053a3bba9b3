import type { Build } from "./build.ts";
import { type PoseRig, STAND } from "./pose-rig.ts";

/** Where the feet are on the footrest, from under the hips, in units. */
const FOOTREST = { near: [39, -13], far: [45, -15] } as const;

/** A pose as it is held in a wheelchair: arms, head and glances are its own, legs and hips are the seat's. */
export function seatInWheelchair(rig: PoseRig, build: Build): PoseRig {
  const { rests, aloft: _aloft, finned: _finned, ...pose } = rig;
  const foot = ([x, y]: readonly [number, number]) => [x / build.hip, y / build.hip] as const;
  const atRest = rests === "sitting" && !rig.bothHands;
  return {
    ...pose,
    hips: [-0.1, 0],
    lean: Math.max(-7, Math.min(13, rig.lean)),
    near: atRest ? STAND.near : rig.near,
    far: atRest ? STAND.far : rig.far,
    nearLeg: { foot: foot(FOOTREST.near), knee: -1, toes: -6 },
    farLeg: { foot: foot(FOOTREST.far), knee: -1, toes: -6 },
    seated: true,
  };
}
