import type { PoseRig } from "../rig/pose-rig.ts";

/** A leg of a four-legged body. */
export interface FoursLeg {
  /** From its joint to its foot, in leg lengths; x ahead, y down. */
  readonly at: readonly [x: number, y: number];
  /** Off the ground; else the foot stands on it, wherever the joint is. */
  readonly lifted?: true;
  /** Which side the knee takes: −1 is ahead. */
  readonly knee?: 1 | -1;
  /** Degrees that a lifted foot bends down from its shin's direction. */
  readonly toes?: number;
}

/** A pose of a four-legged body, free of its measures. */
export interface FoursRig extends Pick<
  PoseRig,
  "hips" | "head" | "rests" | "aloft" | "away" | "asleep" | "partner" | "joinsHands"
> {
  /** Degrees that the chest is raised over the hips. */
  readonly pitch: number;
  readonly fore: readonly [near: FoursLeg, far: FoursLeg];
  readonly hind: readonly [near: FoursLeg, far: FoursLeg];
  /** Degrees that the tail is raised. */
  readonly tail: number;
  /** It may turn its chest to the reader. */
  readonly turns?: true;
  /** What is worn streams behind it. */
  readonly fast?: true;
  /** Where what it has goes: into the raised near fore leg, or on the ground before it; else into its mouth or on its back. */
  readonly puts?: "hoof" | "ground";
}

const standing = (x: number): FoursLeg => ({ at: [x, 1] });
const lifted = (x: number, y: number, toes = 0, knee: 1 | -1 = -1): FoursLeg => ({
  at: [x, y],
  lifted: true,
  toes,
  knee,
});
export { lifted, standing };

export const FOURS_STAND: FoursRig = {
  hips: [0, 0],
  pitch: 0,
  head: { tilt: 0, shift: [0, 0] },
  fore: [standing(0.04), standing(0.26)],
  hind: [standing(-0.14), standing(0.14)],
  tail: 0,
  turns: true,
};

/** On its haunches. */
export const FOURS_SIT: FoursRig = {
  ...FOURS_STAND,
  hips: [0, 0],
  pitch: 50,
  fore: [standing(0.1), standing(0.32)],
  hind: [standing(0.82), standing(1.08)],
  rests: "sitting",
};

/** On its belly, fore legs ahead. */
export const FOURS_LIE: FoursRig = {
  ...FOURS_STAND,
  fore: [standing(0.86), standing(1.12)],
  hind: [standing(0.62), standing(0.84)],
  pitch: 5,
  head: { tilt: 0, shift: [0.06, 0] },
  tail: 16,
  rests: "lying",
};

/** On its hind legs. */
export const FOURS_REAR: FoursRig = {
  ...FOURS_STAND,
  hips: [0.22, 0.06],
  pitch: 56,
  head: { tilt: -3, shift: [0, 0] },
  fore: [lifted(0.92, 0.2, 40), lifted(0.78, 0.56, 50)],
  hind: [standing(0.06), standing(0.42)],
  tail: 10,
};
