import type { Landmark } from "#book/landmarks.ts";
import type { DrawThing } from "../figure.ts";
import { drawBridge } from "./bridge.ts";
import { drawCastle, drawTower } from "./castle.ts";
import { drawHouse } from "./house.ts";
import { drawIsland } from "./island.ts";
import { drawLighthouse } from "./lighthouse.ts";
import { drawIceberg, drawMountain } from "./mountain.ts";
import { drawWindmill } from "./windmill.ts";

/** The drawing of every landmark, small, as the body of whoever is one. */
export const LANDMARKS_DRAWN: Readonly<Record<Landmark, DrawThing>> = {
  lighthouse: drawLighthouse,
  house: drawHouse,
  castle: drawCastle,
  tower: drawTower,
  windmill: drawWindmill,
  bridge: drawBridge,
  mountain: drawMountain,
  iceberg: drawIceberg,
  island: drawIsland,
};
