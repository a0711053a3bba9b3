import { GARDEN_NEARS, PAVED_NEARS } from "../parts/nears/leafy.ts";
import { ROOM_NEARS } from "../parts/nears/in-rooms.ts";
import type { Place } from "../stage.ts";
import { courtyard } from "./courtyard.ts";
import { greatHall } from "./great-hall.ts";
import { meadowView } from "./meadow-view.ts";
import { PALETTES } from "./palettes.ts";

export const medievalCastle: Place = {
  palettes: PALETTES,
  nears: GARDEN_NEARS,
  sets: [
    { draw: meadowView },
    { draw: courtyard, nears: PAVED_NEARS },
    { draw: greatHall, indoors: true, nears: ROOM_NEARS },
  ],
  weathers: ["rain", "snow", "wind", "fog"],
};
