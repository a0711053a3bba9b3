import { TOY_NEARS } from "../parts/nears/toys.ts";
import type { Place } from "../stage.ts";
import { blanketFort } from "./blanket-fort.ts";
import { blockTown } from "./block-town.ts";
import { PALETTES } from "./palettes.ts";
import { playroom } from "./playroom.ts";

/** Everything happens on the nursery's floor: no weather reaches it. */
export const toyTown: Place = {
  palettes: PALETTES,
  nears: TOY_NEARS,
  sets: [
    { draw: playroom, indoors: true },
    { draw: blockTown, indoors: true },
    { draw: blanketFort, indoors: true },
  ],
  weathers: [],
};
