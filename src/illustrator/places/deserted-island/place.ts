import { SHORE_NEARS } from "../parts/nears/leafy.ts";
import type { Place } from "../stage.ts";
import { boatCove } from "./boat-cove.ts";
import { lagoon } from "./lagoon.ts";
import { PALETTES } from "./palettes.ts";
import { palmBeach } from "./palm-beach.ts";

export const desertedIsland: Place = {
  palettes: PALETTES,
  nears: SHORE_NEARS,
  sets: [{ draw: palmBeach }, { draw: boatCove }, { draw: lagoon }],
  weathers: ["rain", "wind", "fog"],
};
