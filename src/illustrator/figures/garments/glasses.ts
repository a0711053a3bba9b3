import { drawSpectacles } from "../face/draw-spectacles.ts";
import type { DrawGarment } from "./garment.ts";

/** Round glasses with coloured frames, one lens over each eye. */
export const drawGlasses: DrawGarment = (_sitter, colour, { eyes }) => ({
  onHead: drawSpectacles(eyes, colour, { width: 3.4, size: 1, drop: 0 }),
});
