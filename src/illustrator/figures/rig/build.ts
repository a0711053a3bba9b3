/**
 * The measures of a body, in drawing units: a child figure is 200 units from its soles to its crown, ears and hats not
 * counted. Joints are derived from these, so that one set of poses fits every body.
 */
export interface Build {
  /** Height of the hip joints above the ground when standing. */
  readonly hip: number;
  /** Half the distance between the hip joints. */
  readonly hipGap: number;
  /** From the hips to the neck. */
  readonly torso: number;
  /** Half the distance between the shoulders. */
  readonly shoulderGap: number;
  /** Half widths of the trunk at the shoulders, the belly and the hips. */
  readonly trunk: readonly [number, number, number];
  readonly armLength: number;
  readonly armWidth: number;
  readonly legWidth: number;
  /** Head size against a child's. */
  readonly head: number;
  /** From the neck to the middle of the head. */
  readonly headLift: number;
}

/** Soles to crown when standing straight, in drawing units. */
export function standingHeight(build: Build): number {
  return build.hip + build.torso + build.headLift + 48 * build.head;
}

/** Big head, short legs, round belly: animals and toys. */
export const CUB: Build = {
  hip: 44,
  hipGap: 16,
  torso: 70,
  shoulderGap: 24,
  trunk: [25, 43, 35],
  armLength: 62,
  armWidth: 12.5,
  legWidth: 16,
  head: 1,
  headLift: 38,
};

/** A child: the same big head on a slimmer trunk. */
export const CHILD: Build = {
  hip: 50,
  hipGap: 13,
  torso: 64,
  shoulderGap: 23,
  trunk: [25, 31, 30],
  armLength: 62,
  armWidth: 10.5,
  legWidth: 12.5,
  head: 1,
  headLift: 38,
};

/** A grown person: a smaller head, longer legs. */
export const GROWN: Build = {
  hip: 84,
  hipGap: 14,
  torso: 86,
  shoulderGap: 28,
  trunk: [31, 33, 32],
  armLength: 84,
  armWidth: 11.5,
  legWidth: 13.5,
  head: 0.94,
  headLift: 38,
};

/** A heavy animal: a wide trunk on short legs. */
export const STOUT: Build = { ...CUB, trunk: [29, 49, 40], armWidth: 14.5, legWidth: 18, shoulderGap: 28, hipGap: 19 };

/** A small light animal. */
export const SLIGHT: Build = {
  ...CUB,
  trunk: [21, 36, 30],
  armWidth: 10.5,
  legWidth: 13.5,
  shoulderGap: 21,
  hipGap: 14,
};
