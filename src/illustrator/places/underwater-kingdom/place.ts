import { WATERY_NEARS } from "../parts/nears/watery.ts";
import type { Place } from "../stage.ts";
import { PALETTES } from "./palettes.ts";
import { pearlCourt } from "./pearl-court.ts";
import { reef } from "./reef.ts";
import { sunkenShip } from "./sunken-ship.ts";

export const underwaterKingdom: Place = {
  palettes: PALETTES,
  nears: WATERY_NEARS,
  sets: [{ draw: reef }, { draw: sunkenShip }, { draw: pearlCourt }],
  weathers: [],
  afloat: true,
};
