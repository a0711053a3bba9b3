import type { Place } from "../stage.ts";
import { clearing } from "./clearing.ts";
import { PALETTES } from "./palettes.ts";

export const enchantedForest: Place = {
  palettes: PALETTES,
  sets: [clearing],
  weathers: ["rain", "snow", "wind", "fog"],
};
