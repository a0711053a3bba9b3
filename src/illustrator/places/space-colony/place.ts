import type { Place } from "../stage.ts";
import { crystalValley } from "./crystal-valley.ts";
import { domePlain } from "./dome-plain.ts";
import { greenhouseDeck } from "./greenhouse-deck.ts";
import { PALETTES } from "./palettes.ts";

export const spaceColony: Place = {
  palettes: PALETTES,
  sets: [{ draw: domePlain }, { draw: crystalValley }, { draw: greenhouseDeck, indoors: true }],
  weathers: [],
};
