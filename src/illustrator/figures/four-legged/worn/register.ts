import type { Garment } from "#book/cast-card.ts";
import { GARMENTS_DRAWN } from "../../garments/register.ts";
import { drawFoursCape } from "./cape.ts";
import { drawFoursCoat, drawFoursDress, drawFoursVest } from "./rug.ts";
import { drawSaddlebag } from "./saddlebag.ts";
import type { DrawFoursGarment } from "./worn.ts";

/** Every garment on four legs: what is worn at the neck or on the head is the same as on two. */
export const FOURS_GARMENTS: Readonly<Record<Garment, DrawFoursGarment>> = {
  ...GARMENTS_DRAWN,
  cape: drawFoursCape,
  vest: drawFoursVest,
  dress: drawFoursDress,
  coat: drawFoursCoat,
  satchel: drawSaddlebag,
};
