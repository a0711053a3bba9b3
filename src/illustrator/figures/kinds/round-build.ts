import type { Build } from "../rig/build.ts";

/** All head: a round body that hides its trunk, with arms at its sides. */
export const ROUND: Build = {
  hip: 18,
  hipGap: 14,
  torso: 36,
  shoulderGap: 40,
  trunk: [18, 22, 18],
  armLength: 54,
  armWidth: 12,
  legWidth: 11,
  head: 1.5,
  headLift: 52,
};
