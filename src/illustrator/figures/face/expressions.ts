import type { Mood } from "#book/page-plan.ts";

/** How a mood shows. Lengths are in eye radii. */
export interface Expression {
  /** open; wide with white around; half under the lid; arched in joy; closed in peace or sleep; one of them winking. */
  readonly eyes: "open" | "wide" | "half" | "arched" | "closed" | "wink";
  /** Size of the ink against its usual. */
  readonly pupil: number;
  /** Heights of a brow's outer end, middle and inner end over its resting line; absent when it says nothing. */
  readonly brows?: {
    readonly near: readonly [number, number, number];
    readonly far: readonly [number, number, number];
  };
  readonly mouth:
    | "smile"
    | "grin"
    | "laugh"
    | "small"
    | "round"
    | "wavy"
    | "down"
    | "firm"
    | "pout"
    | "yawn"
    | "sleeping";
  /** Strength of the blush, 1 being the usual. */
  readonly blush: number;
}

const both = (outer: number, middle: number, inner: number) => ({
  near: [outer, middle, inner] as const,
  far: [outer, middle, inner] as const,
});

export const EXPRESSIONS: Readonly<Record<Mood, Expression>> = {
  happy: { eyes: "open", pupil: 1, mouth: "smile", blush: 1 },
  joyful: { eyes: "arched", pupil: 1, mouth: "laugh", blush: 1.3 },
  curious: {
    eyes: "open",
    pupil: 1.06,
    brows: { near: [0, 0.25, 0], far: [0.5, 1, 0.45] },
    mouth: "small",
    blush: 0.9,
  },
  surprised: { eyes: "wide", pupil: 0.84, brows: both(0.4, 1, 0.5), mouth: "round", blush: 0.9 },
  sad: { eyes: "open", pupil: 0.96, brows: both(-0.55, 0, 0.5), mouth: "down", blush: 0.7 },
  scared: { eyes: "wide", pupil: 0.68, brows: both(-0.25, 0.55, 0.9), mouth: "wavy", blush: 0.6 },
  determined: { eyes: "open", pupil: 1, brows: both(0.4, 0, -0.5), mouth: "firm", blush: 1 },
  sleepy: { eyes: "half", pupil: 0.95, brows: both(0.1, 0.75, 0.5), mouth: "yawn", blush: 1 },
  proud: { eyes: "closed", pupil: 1, brows: both(0.1, 0.6, 0.3), mouth: "grin", blush: 1.3 },
  calm: { eyes: "open", pupil: 0.94, brows: both(-0.1, 0.4, -0.1), mouth: "small", blush: 0.9 },
  shy: { eyes: "open", pupil: 0.92, brows: both(-0.2, 0.35, 0.55), mouth: "small", blush: 1.8 },
  // Cross, as a child is: nobody is afraid of it.
  angry: { eyes: "open", pupil: 0.95, brows: both(0.5, -0.1, -0.85), mouth: "pout", blush: 1.4 },
  cheeky: { eyes: "wink", pupil: 1, brows: { near: [0, 0.3, 0], far: [0.3, 1, 0.6] }, mouth: "grin", blush: 1.2 },
};

/** Degrees that a mood nods the head to the facing side: what is felt hangs it, lifts it or cocks it. */
export const NODS: Readonly<Partial<Record<Mood, number>>> = {
  joyful: -3,
  curious: -6,
  surprised: -3,
  sad: 7,
  scared: -4,
  determined: 3,
  sleepy: 6,
  proud: -6,
  shy: 6,
  cheeky: 5,
};

/** The face of sleep, whatever was felt before. */
export const ASLEEP: Expression = { eyes: "closed", pupil: 1, mouth: "sleeping", blush: 1.1 };

/** How the eye of one side is: of two that wink the one behind stays open. */
export const eyeOf = ({ eyes }: Expression, side: 1 | -1): Exclude<Expression["eyes"], "wink"> =>
  eyes === "wink" ? (side > 0 ? "arched" : "open") : eyes;

/** Whether the mouth is open, so that no line runs down to it. */
export const opensMouth = ({ mouth }: Expression): boolean =>
  mouth === "laugh" || mouth === "round" || mouth === "yawn";
