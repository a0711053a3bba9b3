import type { Point } from "../../gouache/path.ts";
import type { Sitter } from "../sitter.ts";
import type { FoursBuild } from "./fours-build.ts";
import type { FoursRig } from "./fours-rig.ts";
import type { FoursJoints } from "./place-fours.ts";

/**
 * A sitter on four legs. What is worn at the neck or on the head reads the plain sitter's joints: its neck is the place
 * under the head; what is worn on the trunk reads `fours`.
 */
export interface FoursSitter extends Sitter {
  readonly fours: FoursJoints;
  readonly foursBuild: FoursBuild;
  readonly foursRig: FoursRig;
}

/** The same sitter with its hips and its lean elsewhere, so that a tail or wings of upright bodies can be drawn there. */
export const rootedAt = (sitter: FoursSitter, root: Point, lean: number): Sitter => ({
  ...sitter,
  joints: { ...sitter.joints, hips: root, lean },
});
