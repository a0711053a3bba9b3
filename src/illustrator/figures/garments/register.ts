import type { Garment } from "#book/cast-card.ts";
import type { DrawGarment } from "./garment.ts";
import { drawScarf } from "./scarf.ts";

/** Every garment of a cast card. */
export const GARMENTS_DRAWN: Partial<Record<Garment, DrawGarment>> = {
  scarf: drawScarf,
};
