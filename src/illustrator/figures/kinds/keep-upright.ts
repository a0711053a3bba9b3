import type { PoseRig } from "../rig/pose-rig.ts";
import { STAND } from "../rig/pose-rig.ts";

/**
 * A pose for a body that cannot bend: it keeps upright and only tips, sinks and moves its arms. Whoever lies or sleeps
 * tips to its side.
 */
export function keepUpright(rig: PoseRig): PoseRig {
  const { rests, finned: _finned, ...bent } = rig;
  const lying = rests === "lying";
  const tip = lying ? (rig.asleep ? 9 : 14) : Math.max(-9, Math.min(9, rig.lean * 0.28));
  return {
    ...bent,
    lean: 0,
    hips: [0, rig.aloft ? -0.5 : 0],
    head: { tilt: rig.head.tilt * 0.4 + tip, shift: [0, lying ? 0.06 : 0] },
    near: lying ? STAND.near : rig.near,
    far: lying ? STAND.far : rig.far,
    nearLeg: rig.aloft ? { foot: [0.2, 0], knee: -1, toes: 20 } : STAND.nearLeg,
    farLeg: rig.aloft ? { foot: [-0.3, 0], knee: -1, toes: 20 } : STAND.farLeg,
  };
}

/** The same for what stands on wheels: it hardly tips at all. */
export function keepLevel(rig: PoseRig): PoseRig {
  const upright = keepUpright(rig);
  return { ...upright, head: { ...upright.head, tilt: upright.head.tilt * 0.3 } };
}
