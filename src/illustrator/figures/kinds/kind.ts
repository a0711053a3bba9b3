import type { CastCard } from "#book/cast-card.ts";
import type { Pose } from "#book/page-plan.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import type { HeadDrawing, HeadKind } from "../heads/head.ts";
import type { ArmDrawing } from "../parts/draw-arm.ts";
import type { Build } from "../rig/build.ts";
import type { ArmJoints, LegJoints } from "../rig/joints.ts";
import type { HandShape, PoseRig } from "../rig/pose-rig.ts";
import type { BodyColours, Sitter } from "../sitter.ts";

/** How a body is built; each plan carries all poses, views and moods. */
export const BODY_PLANS = ["biped", "four-legged", "bird", "swimmer", "machine", "doll", "vehicle"] as const;
export type BodyPlan = (typeof BODY_PLANS)[number];

/** What makes a kind of figure: its measures, colours, head, and the parts in which it differs from a plain body. */
export interface Kind {
  readonly plan: Exclude<BodyPlan, "four-legged">;
  readonly build: (card: CastCard) => Build;
  /** Colours in the scene's light. */
  readonly colours: (canvas: Canvas, card: CastCard) => BodyColours;
  readonly head: (card: CastCard) => HeadKind;
  /** The trunk's colour, what is painted on its front, and what on its back. */
  readonly trunk: (sitter: Sitter) => { readonly colour: Hex; readonly inside: string; readonly back?: string };
  /** Tails, wings, quills: behind everything else. */
  readonly behind?: (sitter: Sitter) => string;
  /** What is behind it goes so far that it lies behind other figures too. */
  readonly trails?: true;
  /** Clothes of the kind's own over trunk and legs. */
  readonly over?: (sitter: Sitter) => string;
  /** The hat that belongs to the kind, in head coordinates; a garment that is a hat gives it its colour. */
  readonly headgear?: (sitter: Sitter, head: HeadDrawing, colour?: Hex) => string;
  /** Its head is its body: its arms lie over it, and it never turns right round to look behind. */
  readonly allHead?: true;
  /** Never wears spectacles: a mask or a screen is in the way. */
  readonly barefaced?: true;
  readonly arm?: (sitter: Sitter, joints: ArmJoints, shape: HandShape, far: boolean, sleeve?: Hex) => ArmDrawing;
  readonly leg?: (sitter: Sitter, joints: LegJoints, far: boolean) => string;
  /** Instead of legs: a fish tail. */
  readonly tail?: (sitter: Sitter) => string;
  /** Changes a pose that this body holds in a way of its own. */
  readonly adapt?: (rig: PoseRig, sitter: { readonly card: CastCard; readonly pose: Pose }) => PoseRig;
}
