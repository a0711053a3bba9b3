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
  /** Whom it hugs or whispers to stands so far from its neck, in hundreds of units. */
  readonly partner?: number;
  /** It takes its partner's hand in its near one, half of the way between them. */
  readonly joinsHands?: true;
  /** Seen from behind: the whole figure, or only its body while the head looks back over the shoulder. */
  readonly away?: "all" | "body";
  /** In a wheelchair: the hips are on its seat, the feet on its footrest. */
  readonly seated?: true;
  /** Eyes shut, whatever the mood. */
  readonly asleep?: true;
  /** Degrees that the whole figure is tipped to the facing side: what cannot bend lies, dives and rears so. */
  readonly roll?: number;
  /** It has settled on the ground: nothing under it holds it up. */
  readonly sunk?: true;
}

/** Standing at ease: what every other pose starts from. */
export const STAND: PoseRig = {
  hips: [0, 0],
  lean: 0,
  head: { tilt: 0, shift: [0, 0] },
  near: { hand: [0.3, 0.66], elbow: -1, shape: "rest" },
  far: { hand: [-0.3, 0.66], elbow: 1, shape: "rest" },
  nearLeg: { foot: [0.36, 0], knee: -1, toes: 0 },
  farLeg: { foot: [-0.32, -0.03], knee: -1, toes: 0 },
};

/** Sitting on the ground, legs forward. */
export const SIT: PoseRig = {
  ...STAND,
  hips: [-0.55, 0.66],
  lean: -5,
  near: { hand: [0.52, 0.6], elbow: 1, shape: "rest" },
  far: { hand: [-0.5, 0.9], elbow: 1, shape: "rest" },
  nearLeg: { foot: [1.02, 0], knee: -1, toes: -50 },
  farLeg: { foot: [1.42, -0.06], knee: -1, toes: -66 },
  rests: "sitting",
};
