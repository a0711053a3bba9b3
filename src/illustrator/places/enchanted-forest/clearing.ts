import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { motes, rays } from "../parts/air.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { bush, meadow, mushroom, tuft } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { rock } from "../parts/rock.ts";
import { heavens, mist, skyWash } from "../parts/sky.ts";
import { treeLine } from "../parts/trees.ts";
import { trunk } from "../parts/trunk.ts";
import type { Scenery, Stage } from "../stage.ts";
import { canopy, throughTheTrees } from "./canopy.ts";

const { width: W, height: H } = FRAME;

/** A glade: a way of light between tall trunks, a huge old tree at one side, mushrooms at its feet. */
export function clearing(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night, snow } = stage;
  const p = canvas.palette;
  let back = skyWash(stage) + heavens(stage, W * 0.64, y * 0.42);
  back +=
    treeLine(stage, y - 34, y * 0.6, 8, 0.86) +
    hill(stage, edge(random, y - 34, 14), canvas.fade(p.ground[0], 0.6), { marks: 20 });
  back += treeLine(stage, y - 6, y * 0.74, 6, 0.64) + mist(stage, y - 60, 300);
  back +=
    trunk(stage, W * 0.36, y + 10, 34, { depth: 0.5 }) +
    trunk(stage, W * 0.83, y + 4, 40, { depth: 0.46 }) +
    trunk(stage, W * 0.57, y - 6, 22, { depth: 0.68, branches: false });
  back +=
    bush(canvas, W * 0.4, y + 16, 150, p.mid, { depth: 0.36, snow }) +
    bush(canvas, W * 0.78, y + 18, 190, p.mid, { depth: 0.34, snow }) +
    bush(canvas, W * 0.62, y + 8, 90, p.mid, { depth: 0.52, snow });
  back += throughTheTrees(stage, W * 0.64, y - 190);
  back += ground(stage, edge(random, y, 10));
  back += way(stage, W * 0.56, W * 0.46, 300, mix(p.ground[0], snow ? "#ffffff" : "#f6e3b0", night ? 0.14 : 0.5), 0.72);
  back += meadow(stage, y + 20, H);
  back += lightPool(stage, W * 0.52, floor - 20, 420, night ? 0.28 : 0.5);
  back +=
    footing(stage, W * 0.08, floor - 96, 240) +
    trunk(stage, W * 0.08, floor - 120, 170, { hole: true, depth: 0.06 }) +
    tuft(stage, W * 0.08, floor - 84, 330);
  back +=
    bush(canvas, W * 0.99, floor - 120, 250, p.near, { depth: 0.1, snow, berries: canvas.grade("#d8574c") }) +
    trunk(stage, W * 0.955, floor - 170, 66, { depth: 0.26 });
  back += canopy(stage, -1);
  const caps = night ? (["#7fd8ff", "#c9a0ff"] as const) : (["#d9473f", "#e58a3f"] as const);
  if (!snow)
    back +=
      mushroom(canvas, W * 0.2, floor - 40, 66, caps[0], night ? "#9fe6ff" : undefined) +
      mushroom(canvas, W * 0.245, floor - 26, 40, caps[1], night ? "#d9b8ff" : undefined) +
      mushroom(canvas, W * 0.9, floor - 60, 50, caps[0], night ? "#9fe6ff" : undefined);
  back += rock(canvas, W * 0.93, floor + 8, 110, night ? "#6f7aa5" : "#a5a595", snow);
  if (!snow)
    back += flowers(stage, [
      [W * 0.8, floor - 10, night ? "#b8c4ff" : "#f2a0b0"],
      [W * 0.13, floor + 30, night ? "#d9b8ff" : "#fff3dd"],
      [W * 0.66, floor - 90, night ? "#b8c4ff" : "#f6cf5a"],
    ]);
  const air = motes(stage, y * 0.6, floor, night ? 24 : 16);
  const front = night || stage.weather === "rain" ? "" : rays(stage, W * 0.7, -160, "#fff6cc", 7, 0.14);
  return { back, air, front };
}
