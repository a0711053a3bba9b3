import { ROCKY_NEARS } from "../parts/nears/rocky.ts";
import { ROOM_NEARS } from "../parts/nears/in-rooms.ts";
import type { Place } from "../stage.ts";
import { crystalValley } from "./crystal-valley.ts";
import { domePlain } from "./dome-plain.ts";
import { greenhouseDeck } from "./greenhouse-deck.ts";
import { PALETTES } from "./palettes.ts";

export const spaceColony: Place = {
  palettes: PALETTES,
  nears: ROCKY_NEARS,
  sets: [{ draw: domePlain }, { draw: crystalValley }, { draw: greenhouseDeck, indoors: true, nears: ROOM_NEARS }],
  weathers: [],
};
