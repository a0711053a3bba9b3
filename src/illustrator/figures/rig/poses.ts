import type { Pose } from "#book/page-plan.ts";
import type { PoseRig } from "./pose-rig.ts";
import { MOVING } from "./poses-on-the-move.ts";
import { RESTING } from "./poses-at-rest.ts";
import { HANDS } from "./poses-of-hands.ts";
import { TOGETHER } from "./poses-together.ts";

/** How every pose bends a two-legged body; bodies without legs read the arms, the lean and the head of it. */
export const POSE_RIGS: Readonly<Record<Pose, PoseRig>> = {
  ...MOVING,
  ...RESTING,
  ...HANDS,
  ...TOGETHER,
};
