import type { Place } from "../stage.ts";
import { courtyard } from "./courtyard.ts";
import { greatHall } from "./great-hall.ts";
import { meadowView } from "./meadow-view.ts";
import { PALETTES } from "./palettes.ts";

export const medievalCastle: Place = {
  palettes: PALETTES,
  sets: [{ draw: meadowView }, { draw: courtyard }, { draw: greatHall, indoors: true }],
  weathers: ["rain", "snow", "wind", "fog"],
};
