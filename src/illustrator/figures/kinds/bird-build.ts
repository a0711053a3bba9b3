import type { Build } from "../rig/build.ts";
import { STOUT } from "../rig/build.ts";

/** A plump bird on thin legs, its wings in the arms' place. */
export const BIRD: Build = {
  ...STOUT,
  trunk: [30, 45, 33],
  armWidth: 13,
  legWidth: 9,
  hipGap: 14,
  shoulderGap: 33,
  hip: 32,
  torso: 76,
  headLift: 36,
};
