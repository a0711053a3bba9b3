import type { Hex } from "../../gouache/colour.ts";
import type { HeadDrawing } from "../heads/head.ts";
import type { Sitter } from "../sitter.ts";

/** The parts of a garment, each for its own depth. Head parts are in head coordinates, the others in the figure's. */
export interface GarmentDrawing {
  /** Behind the trunk and the far arm, over quills and tails. */
  readonly behind?: string;
  /** Painted on the trunk, clipped to it. */
  readonly onTrunk?: string;
  /** Over the trunk and the legs, under the head. */
  readonly over?: string;
  /** Over the chin. */
  readonly neck?: string;
  /** On the head, behind the face's front. */
  readonly onHead?: string;
  /** Sleeves of the garment's colour. */
  readonly sleeves?: Hex;
}

/** Draws a garment in its colour, which is already in the scene's light. */
export type DrawGarment = (sitter: Sitter, colour: Hex, head: HeadDrawing) => GarmentDrawing;
