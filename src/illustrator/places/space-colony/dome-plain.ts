import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { motes } from "../parts/air.ts";
import { rock } from "../parts/rock.ts";
import { mist } from "../parts/sky.ts";
import type { Scenery, Stage } from "../stage.ts";
import { farSky, littleMoon, planet } from "./heaven.ts";
import { crater, crystals, dome, rocket, spire } from "./machines.ts";

const W = FRAME.width;

/** Gardens under glass on a rosy plain, a ringed planet above, a rocket near at the side. */
export function domePlain(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, quiet } = stage;
  const p = canvas.palette;
  const planetY = quiet === "top" ? Math.min(y - 140, 430) : y * 0.4;
  let back =
    farSky(stage) +
    planet(canvas, W * 0.7, planetY, 128, mix("#efb27a", p.sky[1], 0.12), mix("#f7dcae", p.sky[1], 0.1)) +
    littleMoon(canvas, W * 0.2, planetY - 90, 40, mix("#9fd0d8", p.sky[1], 0.15));
  back +=
    hill(stage, edge(random, y - 50, 60, 6), canvas.fade(p.mid, 0.5), { marks: 30 }) +
    hill(stage, edge(random, y - 14, 34, 5), canvas.fade(p.near, 0.4), { marks: 30 }) +
    mist(stage, y - 10, 180, 0.5);
  back +=
    spire(canvas, W * 0.5, y + 16, 46, 190, 0.36) +
    spire(canvas, W * 0.84, y + 14, 34, 130, 0.44) +
    dome(canvas, W * 0.7, y + 20, 170, 0.36) +
    dome(canvas, W * 0.44, y + 34, 270, 0.2);
  back +=
    ground(stage, edge(random, y + 30, 10), { marks: 120 }) +
    way(stage, W * 0.46, W * 0.54, 250, mix(p.ground[0], "#ffe9d0", 0.4), 0.6);
  back +=
    crater(stage, W * 0.24, y + 90, 70) +
    crater(stage, W * 0.78, y + 120, 100) +
    crater(stage, W * 0.9, floor + 40, 150) +
    crater(stage, W * 0.62, y + 66, 40) +
    crater(stage, W * 0.3, floor + 110, 120);
  back +=
    lightPool(stage, W * 0.5, floor - 16, 380, 0.32) +
    footing(stage, W * 0.11, floor - 88, 190) +
    rocket(canvas, W * 0.1, floor - 92, 460, -4, "#e2604f");
  back +=
    rock(canvas, W * 0.22, floor - 50, 90, mix("#b5747a", p.ground[1], 0.4)) +
    rock(canvas, W * 0.9, floor - 60, 130, mix("#b5747a", p.ground[1], 0.4)) +
    crystals(stage, W * 0.96, floor - 50, 190, mix("#6fd6cf", p.sky[1], 0.1));
  return { back, air: motes(stage, y * 0.7, floor, 10) };
}
