import type { PoseRig } from "../rig/pose-rig.ts";
import { POSE_RIGS } from "../rig/poses.ts";

const SPREAD: Partial<PoseRig> = {
  lean: 24,
  hips: [-0.3, -0.4],
  near: { hand: [1.45, -0.75], elbow: 1, shape: "open" },
  far: { hand: [-1.4, -0.72], elbow: -1, shape: "open" },
  nearLeg: { foot: [-0.5, -0.1], knee: -1, toes: 40 },
  farLeg: { foot: [-1.2, -0.3], knee: -1, toes: 46 },
};

/** Sunk onto its feet, as a hen sits. */
const BROODING: Pick<PoseRig, "hips" | "lean" | "nearLeg" | "farLeg"> = {
  hips: [0, 0.38],
  lean: -3,
  nearLeg: { foot: [0.62, 0], knee: -1, toes: 0 },
  farLeg: { foot: [-0.1, -0.03], knee: -1, toes: 0 },
};

/** How a bird holds a pose: it flies with its wings spread, upright enough to show its face, sleeps on its feet, lies like a hen. */
export function perch(rig: PoseRig): PoseRig {
  const { fly, lie, read, sit, sleep, stand } = POSE_RIGS;
  if (rig === fly) return { ...fly, ...SPREAD };
  if (rig === sleep) return { ...stand, head: { tilt: 9, shift: [0.03, 0.1] }, asleep: true };
  if (rig === lie) return { ...stand, ...BROODING, hips: [0, 0.52] };
  if (rig === sit) return { ...stand, ...BROODING };
  if (rig !== read) return rig;
  const { rests: _rests, ...reading } = read;
  return { ...reading, ...BROODING };
}
