import type { Place } from "../stage.ts";
import { brookside } from "./brookside.ts";
import { clearing } from "./clearing.ts";
import { hollowTree } from "./hollow-tree.ts";
import { PALETTES } from "./palettes.ts";

export const enchantedForest: Place = {
  palettes: PALETTES,
  sets: [{ draw: clearing }, { draw: brookside }, { draw: hollowTree }],
  weathers: ["rain", "snow", "wind", "fog"],
};
