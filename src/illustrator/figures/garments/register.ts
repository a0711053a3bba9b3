import type { Garment } from "#book/cast-card.ts";
import { drawBow } from "./bow.ts";
import { drawCape } from "./cape.ts";
import { drawCoat } from "./coat.ts";
import { drawCollar } from "./collar.ts";
import { drawCrown } from "./crown.ts";
import { drawDress } from "./dress.ts";
import type { DrawGarment } from "./garment.ts";
import { drawGlasses } from "./glasses.ts";
import { drawHat } from "./hat.ts";
import { drawSatchel } from "./satchel.ts";
import { drawScarf } from "./scarf.ts";
import { drawVest } from "./vest.ts";

/** Every garment of a cast card. */
export const GARMENTS_DRAWN: Readonly<Record<Garment, DrawGarment>> = {
  scarf: drawScarf,
  hat: drawHat,
  bow: drawBow,
  cape: drawCape,
  vest: drawVest,
  dress: drawDress,
  coat: drawCoat,
  glasses: drawGlasses,
  crown: drawCrown,
  satchel: drawSatchel,
  collar: drawCollar,
  none: () => ({}),
};
