import type { CastCard } from "#book/cast-card.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { HeadDrawing, HeadKind } from "../heads/head.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { BodyColours, Sitter } from "../sitter.ts";
import type { Hex } from "../../gouache/colour.ts";
import type { FoursBuild } from "./fours-build.ts";
import type { FoursSitter } from "./fours-sitter.ts";

/** What makes a kind that goes on four legs. */
export interface FourLeggedKind {
  readonly plan: "four-legged";
  readonly build: (card: CastCard) => FoursBuild;
  /** Colours in the scene's light. */
  readonly colours: (canvas: Canvas, card: CastCard) => BodyColours;
  readonly head: (card: CastCard) => HeadKind;
  /** Marks painted on the trunk, clipped to it. */
  readonly coat?: (sitter: FoursSitter) => string;
  /** Wool, plates: over the trunk, under the near legs and what is worn. */
  readonly over?: (sitter: FoursSitter) => string;
  /** Drawn as on an upright body; the sitter's hips are where the tail grows. */
  readonly tail: (sitter: Sitter) => string;
  /** Plates or spikes behind the back. */
  readonly behind?: (sitter: FoursSitter) => string;
  /** Drawn as on an upright body; the sitter's hips lie under the withers. */
  readonly wings?: (sitter: Sitter) => string;
  /** Its tail or wings go so far that they lie behind other figures too. */
  readonly trails?: true;
  readonly foot: (sitter: Sitter, joints: LegJoints, scale: number) => string;
  readonly headgear?: (sitter: Sitter, head: HeadDrawing, colour?: Hex) => string;
}
