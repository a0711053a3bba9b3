import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { motes } from "../parts/air.ts";
import { cottage } from "../parts/buildings.ts";
import { fence, streetLamp } from "../parts/street.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { bush, meadow } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { roundTree, treeLine } from "../parts/trees.ts";
import type { Scenery, Stage } from "../stage.ts";
import { church } from "./church.ts";

const { width: W, height: H } = FRAME;

/** A lane between crooked cottages, the church at its end, one house large at the side. */
export function street(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night, snow, hour } = stage;
  const p = canvas.palette;
  const lit = hour !== "day" || stage.weather === "rain";
  let back = skyWash(stage) + heavens(stage, W * 0.72, y * 0.5) + clouds(stage, 3);
  back +=
    hill(stage, edge(random, y - 90, 60), canvas.fade(p.far, 0.5), { marks: 26 }) +
    hill(stage, edge(random, y - 40, 34), canvas.fade(p.mid, 0.5), { marks: 30 });
  back += treeLine(stage, y - 16, 150, 9, 0.62, snow ? 0.9 : 0.3) + mist(stage, y - 20, 220, 0.5);
  back += church(stage, W * 0.6, y + 6, 92);
  back += cottage(canvas, W * 0.8, y + 14, 96, { wall: "#e8d8b8", roof: "#7f8fa5", depth: 0.48, lit, snow, side: -1 });
  back += cottage(canvas, W * 0.42, y + 12, 88, {
    wall: "#f0e2c6",
    roof: "#b56a5a",
    depth: 0.5,
    lit,
    snow,
    smoke: true,
  });
  back += roundTree(canvas, W * 0.7, y + 24, 150, { depth: 0.4, snow }) + ground(stage, edge(random, y + 14, 8));
  back += way(stage, W * 0.58, W * 0.44, 320, mix(p.ground[0], snow ? "#ffffff" : "#f0d9a8", night ? 0.16 : 0.6), 0.85);
  back += meadow(stage, y + 40, H, 70);
  back +=
    footing(stage, W * 0.93, y + 84, 250) +
    cottage(canvas, W * 0.97, y + 86, 220, {
      wall: "#d98f6c",
      roof: "#5f7a86",
      lit,
      snow,
      side: -1,
      depth: 0.16,
      door: "#7a4a3f",
    });
  back += bush(canvas, W * 0.79, y + 92, 120, p.near, { depth: 0.18, snow });
  back +=
    footing(stage, W * 0.1, floor - 130, 330) +
    cottage(canvas, W * 0.05, floor - 136, 330, {
      wall: "#f3e2bf",
      roof: "#b9584c",
      lit,
      snow,
      depth: 0.04,
      timber: true,
      smoke: true,
      height: 0.7,
    });
  back += bush(canvas, W * 0.36, floor - 132, 130, p.near, { snow, depth: 0.06, berries: canvas.grade("#d8574c") });
  back +=
    fence(canvas, W * 0.72, W * 1.03, floor - 62, 70, undefined, snow) +
    lightPool(stage, W * 0.45, floor - 30, 380, night ? 0.3 : 0.36);
  back += streetLamp(canvas, W * 0.87, floor - 44, 330, lit && hour !== "dawn");
  if (!snow)
    back += flowers(stage, [
      [W * 0.84, floor - 44, "#f0a0a8"],
      [W * 0.2, floor - 76, "#fff3dd"],
      [W * 0.95, floor - 20, "#b8a0e8"],
    ]);
  return {
    back,
    air: night ? motes(stage, y, floor, 12) : "",
  };
}
