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

/** On its tail, its feet before it. */
const SITTING: Partial<PoseRig> = {
  hips: [-0.1, 0.5],
  lean: -7,
  near: { hand: [0.5, 0.74], elbow: -1, shape: "rest" },
  far: { hand: [-0.56, 0.7], elbow: 1, shape: "rest" },
  nearLeg: { foot: [0.95, 0], knee: -1, toes: 0 },
  farLeg: { foot: [-0.65, 0], knee: -1, toes: 0 },
  rests: "sitting",
};

/** On its breast, its feet under it and its wings along its sides. */
const NESTLING: Partial<PoseRig> = {
  hips: [-0.9, 0.5],
  lean: 56,
  near: { hand: [-0.98, -0.1], elbow: 1, shape: "rest" },
  far: { hand: [-0.6, 0.1], elbow: 1, shape: "rest" },
  nearLeg: { foot: [0.9, -1.1], knee: -1, toes: 0 },
  farLeg: { foot: [0.6, -1.1], knee: -1, toes: 0 },
  rests: "lying",
  sunk: true,
};

/** How a bird holds a pose: it flies with its wings spread, upright enough to show its face, and lies like a hen in its nest. */
export function perch(rig: PoseRig): PoseRig {
  const { fly, lie, read, sit, sleep, stand } = POSE_RIGS;
  if (rig === fly) return { ...fly, ...SPREAD };
  if (rig === lie) return { ...stand, ...NESTLING, head: { tilt: 0, shift: [0.12, -0.16] } };
  if (rig === sleep) return { ...stand, ...NESTLING, head: { tilt: 12, shift: [0.12, 0.36] }, asleep: true };
  if (rig === sit) return { ...stand, ...SITTING };
  if (rig !== read) return rig;
  const { near, far } = read;
  return { ...read, ...SITTING, near, far };
}
