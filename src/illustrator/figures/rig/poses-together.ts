import type { Pose } from "#book/page-plan.ts";
import { type PoseRig, STAND } from "./pose-rig.ts";

/** Poses that somebody else is needed for. */
export const TOGETHER = {
  hug: {
    ...STAND,
    lean: 5,
    head: { tilt: 5, shift: [0.03, 0.02] },
    near: { hand: [1.08, 0.2], elbow: 1, shape: "open" },
    far: { hand: [1.86, 0.0], elbow: 1, shape: "open" },
    partner: 1.14,
  },
  dance: {
    ...STAND,
    hips: [0, -0.06],
    lean: -6,
    head: { tilt: 5, shift: [0, 0] },
    near: { hand: [1.1, -0.5], elbow: 1, shape: "open" },
    far: { hand: [-1.08, -0.36], elbow: -1, shape: "open" },
    nearLeg: { foot: [0.86, -0.4], knee: -1, toes: -6 },
    farLeg: { foot: [-0.12, -0.02], knee: -1, toes: 0 },
    joinsHands: true,
  },
  whisper: {
    ...STAND,
    lean: 11,
    head: { tilt: 7, shift: [0.06, 0.03] },
    near: { hand: [0.74, -0.54], elbow: -1, shape: "rest" },
    far: { hand: [-0.3, 0.62], elbow: 1, shape: "rest" },
    nearLeg: { foot: [0.5, 0], knee: -1, toes: 0 },
    farLeg: { foot: [-0.5, -0.05], knee: -1, toes: 26 },
    partner: 1.3,
  },
  "hold-hands": {
    ...STAND,
    lean: -1,
    near: { hand: [0.98, 0.36], elbow: 1, shape: "fist" },
    joinsHands: true,
  },
} as const satisfies Partial<Record<Pose, PoseRig>>;
