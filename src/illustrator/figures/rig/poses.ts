import type { Pose } from "#book/page-plan.ts";

export type HandShape = "rest" | "open" | "point" | "fist";

export interface ArmPose {
  /** From the shoulder to the hand, in arm lengths; x towards the facing side, y down. */
  readonly hand: readonly [number, number];
  /** Which side of the line from shoulder to hand the elbow takes; on an arm that hangs down −1 is the facing side. */
  readonly elbow: 1 | -1;
  readonly shape: HandShape;
}

export interface LegPose {
  /** From below the hips to the sole, in hip heights; y above the ground is negative. */
  readonly foot: readonly [number, number];
  /** Which side the knee takes: −1 is the facing side. */
  readonly knee: 1 | -1;
  /** Degrees that the toes turn down. */
  readonly toes: number;
}

/** A pose, free of any body's measures. The near side is the one towards which the figure faces. */
export interface PoseRig {
  /** Hips off their standing place, in hip heights: x towards the facing side, y down. */
  readonly hips: readonly [number, number];
  /** Degrees that the trunk leans towards the facing side. */
  readonly lean: number;
  /** Degrees that the head nods towards the facing side, and its shift from the neck in head radii. */
  readonly head: { readonly tilt: number; readonly shift: readonly [number, number] };
  readonly near: ArmPose;
  readonly far: ArmPose;
  readonly nearLeg: LegPose;
  readonly farLeg: LegPose;
  /** Sits, lies or sleeps: the legs are drawn over the trunk. */
  readonly rests?: "sitting" | "lying";
  /** Both hands hold one thing before the chest. */
  readonly bothHands?: true;
  /** A fish tail instead of legs. */
  readonly finned?: true;
  /** Off the ground: no shadow touches the soles. */
  readonly aloft?: true;
  /** Whom it hugs or dances with stands so far from its neck, in hundreds of units. */
  readonly partner?: number;
  /** Eyes shut, whatever the mood. */
  readonly asleep?: true;
}

const STAND: PoseRig = {
  hips: [0, 0],
  lean: 0,
  head: { tilt: 0, shift: [0, 0] },
  near: { hand: [0.3, 0.66], elbow: -1, shape: "rest" },
  far: { hand: [-0.3, 0.66], elbow: 1, shape: "rest" },
  nearLeg: { foot: [0.36, 0], knee: -1, toes: 0 },
  farLeg: { foot: [-0.32, -0.03], knee: -1, toes: 0 },
};

const SIT: PoseRig = {
  ...STAND,
  hips: [-0.55, 0.66],
  lean: -5,
  near: { hand: [0.52, 0.6], elbow: 1, shape: "rest" },
  far: { hand: [-0.5, 0.9], elbow: 1, shape: "rest" },
  nearLeg: { foot: [1.02, 0], knee: -1, toes: -50 },
  farLeg: { foot: [1.42, -0.06], knee: -1, toes: -66 },
  rests: "sitting",
};

/** How every pose bends a two-legged body; fish-tailed bodies read the arms, the lean and the head of it. */
export const POSE_RIGS: Readonly<Record<Pose, PoseRig>> = {
  stand: STAND,
  walk: {
    ...STAND,
    lean: 4,
    near: { hand: [0.52, 0.5], elbow: 1, shape: "rest" },
    far: { hand: [-0.46, 0.5], elbow: 1, shape: "rest" },
    nearLeg: { foot: [0.82, -0.02], knee: -1, toes: -12 },
    farLeg: { foot: [-0.8, -0.08], knee: -1, toes: 24 },
  },
  run: {
    ...STAND,
    hips: [0, -0.2],
    lean: 13,
    head: { tilt: 2, shift: [0.02, 0.02] },
    near: { hand: [0.74, 0.12], elbow: 1, shape: "fist" },
    far: { hand: [-0.72, 0.3], elbow: 1, shape: "fist" },
    nearLeg: { foot: [1.1, -0.42], knee: -1, toes: -16 },
    farLeg: { foot: [-1.15, -0.4], knee: -1, toes: 48 },
    aloft: true,
  },
  jump: {
    ...STAND,
    hips: [0, -0.75],
    lean: 3,
    head: { tilt: -5, shift: [0, 0] },
    near: { hand: [1.02, -0.92], elbow: 1, shape: "open" },
    far: { hand: [-1.02, -0.88], elbow: -1, shape: "open" },
    nearLeg: { foot: [0.66, -0.2], knee: -1, toes: 8 },
    farLeg: { foot: [-0.78, -0.42], knee: -1, toes: 38 },
    aloft: true,
  },
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
  read: {
    ...SIT,
    head: { tilt: 6, shift: [0.06, -0.06] },
    near: { hand: [0.62, 0.4], elbow: 1, shape: "fist" },
    far: { hand: [1.05, 0.42], elbow: 1, shape: "fist" },
    bothHands: true,
  },
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
  fly: {
    ...STAND,
    hips: [-0.7, -0.5],
    lean: 58,
    head: { tilt: 4, shift: [0.24, 0.1] },
    near: { hand: [1.22, -0.1], elbow: 1, shape: "fist" },
    far: { hand: [-0.5, 0.74], elbow: 1, shape: "rest" },
    nearLeg: { foot: [-1.3, -0.22], knee: -1, toes: 72 },
    farLeg: { foot: [-1.4, -0.62], knee: -1, toes: 82 },
    aloft: true,
  },
  swim: {
    ...STAND,
    hips: [-0.75, -0.1],
    lean: 66,
    head: { tilt: 3, shift: [0.3, 0.1] },
    near: { hand: [1.24, 0.2], elbow: 1, shape: "open" },
    far: { hand: [0.3, 0.96], elbow: 1, shape: "open" },
    nearLeg: { foot: [-1.3, -0.2], knee: -1, toes: 58 },
    farLeg: { foot: [-1.35, -0.72], knee: -1, toes: 88 },
    aloft: true,
  },
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
    partner: 1.78,
  },
};
