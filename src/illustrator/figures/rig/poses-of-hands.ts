import type { Pose } from "#book/page-plan.ts";
import { type PoseRig, STAND } from "./pose-rig.ts";

/** Poses that the hands tell. */
export const HANDS = {
  wave: {
    ...STAND,
    lean: -2,
    head: { tilt: -4, shift: [0, 0] },
    near: { hand: [1.08, -0.86], elbow: 1, shape: "open" },
  },
  cheer: {
    ...STAND,
    hips: [0, -0.04],
    head: { tilt: -4, shift: [0, 0] },
    near: { hand: [1.04, -1.02], elbow: 1, shape: "open" },
    far: { hand: [-1.04, -1], elbow: -1, shape: "open" },
    nearLeg: { foot: [0.56, -0.02], knee: -1, toes: 0 },
    farLeg: { foot: [-0.5, -0.04], knee: -1, toes: 0 },
  },
  point: {
    ...STAND,
    lean: 3,
    near: { hand: [1.24, -0.12], elbow: 1, shape: "point" },
    far: { hand: [-0.26, 0.58], elbow: 1, shape: "fist" },
  },
  reach: {
    ...STAND,
    lean: 8,
    head: { tilt: -8, shift: [0, 0] },
    near: { hand: [1.34, -0.62], elbow: 1, shape: "open" },
    far: { hand: [-0.66, 0.46], elbow: 1, shape: "open" },
    nearLeg: { foot: [0.62, 0], knee: -1, toes: 0 },
    farLeg: { foot: [-0.62, -0.1], knee: -1, toes: 30 },
  },
  hold: {
    ...STAND,
    lean: 1,
    near: { hand: [0.56, 0.34], elbow: 1, shape: "fist" },
    far: { hand: [1.06, 0.44], elbow: 1, shape: "rest" },
  },
  lift: {
    ...STAND,
    lean: -2,
    head: { tilt: -6, shift: [0, 0] },
    near: { hand: [1.1, -0.8], elbow: 1, shape: "fist" },
    far: { hand: [-0.5, 0.5], elbow: 1, shape: "open" },
  },
  carry: {
    ...STAND,
    lean: -5,
    head: { tilt: 3, shift: [0, 0] },
    near: { hand: [0.66, 0.42], elbow: 1, shape: "fist" },
    far: { hand: [1.1, 0.44], elbow: 1, shape: "fist" },
    nearLeg: { foot: [0.6, 0], knee: -1, toes: -8 },
    farLeg: { foot: [-0.52, -0.04], knee: -1, toes: 16 },
    bothHands: true,
  },
} as const satisfies Partial<Record<Pose, PoseRig>>;
