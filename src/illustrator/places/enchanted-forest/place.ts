import { LEAFY_NEARS } from "../parts/nears/leafy.ts";
import type { Place } from "../stage.ts";
import { brookside } from "./brookside.ts";
import { clearing } from "./clearing.ts";
import { hollowTree } from "./hollow-tree.ts";
import { PALETTES } from "./palettes.ts";

export const enchantedForest: Place = {
  palettes: PALETTES,
  nears: LEAFY_NEARS,
  sets: [{ draw: clearing }, { draw: brookside }, { draw: hollowTree }],
  weathers: ["rain", "snow", "wind", "fog"],
};
