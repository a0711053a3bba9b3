import type { Hex } from "../../../gouache/colour.ts";
import type { GarmentDrawing } from "../../garments/garment.ts";
import type { HeadDrawing } from "../../heads/head.ts";
import type { FoursSitter } from "../fours-sitter.ts";

/** Draws a garment on a four-legged body. */
export type DrawFoursGarment = (sitter: FoursSitter, colour: Hex, head: HeadDrawing) => GarmentDrawing;
