import { GARDEN_NEARS, PAVED_NEARS } from "../parts/nears/leafy.ts";
import type { Place } from "../stage.ts";
import { hillside } from "./hillside.ts";
import { PALETTES } from "./palettes.ts";
import { square } from "./square.ts";
import { street } from "./street.ts";

export const smallVillage: Place = {
  palettes: PALETTES,
  nears: GARDEN_NEARS,
  sets: [{ draw: street }, { draw: hillside }, { draw: square, nears: PAVED_NEARS }],
  weathers: ["rain", "snow", "wind", "fog"],
};
