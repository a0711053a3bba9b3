import { GARDEN_NEARS, PAVED_NEARS } from "../parts/nears/leafy.ts";
import type { Place } from "../stage.ts";
import { canal } from "./canal.ts";
import { PALETTES } from "./palettes.ts";
import { plaza } from "./plaza.ts";
import { roofGarden } from "./roof-garden.ts";

export const futuristicMetropolis: Place = {
  palettes: PALETTES,
  nears: GARDEN_NEARS,
  sets: [{ draw: plaza, nears: PAVED_NEARS }, { draw: roofGarden }, { draw: canal, nears: PAVED_NEARS }],
  weathers: ["rain", "snow", "wind", "fog"],
};
