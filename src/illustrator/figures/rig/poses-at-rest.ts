import type { Pose } from "#book/page-plan.ts";
import { type PoseRig, SIT, STAND } from "./pose-rig.ts";

/** Poses that stay where they are. */
export const RESTING = {
  stand: STAND,
  sit: SIT,
  lie: {
    ...STAND,
    hips: [-0.95, 0.5],
    lean: 76,
    head: { tilt: 2, shift: [0.5, 0.14] },
    near: { hand: [0.62, 0.36], elbow: 1, shape: "rest" },
    far: { hand: [0.95, 0.36], elbow: 1, shape: "rest" },
    nearLeg: { foot: [-1.2, -1.55], knee: 1, toes: 104 },
    farLeg: { foot: [-0.72, -1.75], knee: 1, toes: 84 },
    rests: "lying",
  },
  sleep: {
    ...STAND,
    hips: [-0.85, 0.32],
    lean: 84,
    head: { tilt: 14, shift: [0.52, 0.46] },
    near: { hand: [0.6, 0.34], elbow: 1, shape: "rest" },
    far: { hand: [0.95, 0.4], elbow: 1, shape: "rest" },
    nearLeg: { foot: [-1.15, 0], knee: -1, toes: 62 },
    farLeg: { foot: [-1.4, -0.03], knee: -1, toes: 70 },
    rests: "lying",
    asleep: true,
  },
  read: {
    ...SIT,
    head: { tilt: 6, shift: [0.06, -0.06] },
    near: { hand: [0.62, 0.4], elbow: 1, shape: "fist" },
    far: { hand: [1.05, 0.42], elbow: 1, shape: "fist" },
    bothHands: true,
  },
  kneel: {
    ...STAND,
    hips: [-0.1, 0.4],
    lean: 2,
    near: { hand: [0.62, 0.5], elbow: 1, shape: "rest" },
    far: { hand: [0.6, 0.66], elbow: 1, shape: "rest" },
    nearLeg: { foot: [0.72, 0], knee: -1, toes: 0 },
    farLeg: { foot: [-0.95, -0.02], knee: -1, toes: 62 },
  },
  gaze: { ...STAND, head: { tilt: -2, shift: [0, 0] }, away: "all" },
  think: {
    ...STAND,
    head: { tilt: -5, shift: [0, 0] },
    near: { hand: [0.26, 0.02], elbow: 1, shape: "fist" },
    far: { hand: [0.74, 0.5], elbow: 1, shape: "rest" },
  },
  shy: {
    ...STAND,
    lean: -3,
    head: { tilt: 7, shift: [0.02, 0.04] },
    near: { hand: [-0.22, 0.62], elbow: -1, shape: "rest" },
    far: { hand: [0.36, 0.62], elbow: 1, shape: "rest" },
    nearLeg: { foot: [0.24, 0], knee: -1, toes: 0 },
    farLeg: { foot: [-0.28, -0.02], knee: 1, toes: 0 },
  },
} as const satisfies Partial<Record<Pose, PoseRig>>;
