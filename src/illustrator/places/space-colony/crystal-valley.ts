import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { edge, footing, ground, hill, lightPool } from "../parts/land.ts";
import { rock } from "../parts/rock.ts";
import { mist } from "../parts/sky.ts";
import type { Scenery, Stage } from "../stage.ts";
import { farSky, littleMoon, planet } from "./heaven.ts";
import { crater, crystals, dome, rover } from "./machines.ts";

const W = FRAME.width;

/** A valley of glowing crystals between arches of rock, twin moons, a rover on its way home. */
export function crystalValley(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, quiet } = stage;
  const p = canvas.palette;
  const moonY = quiet === "top" ? Math.min(y - 200, 400) : y * 0.34;
  let back =
    farSky(stage) +
    planet(canvas, W * 0.3, moonY, 84, mix("#8fa8e8", p.sky[1], 0.15)) +
    littleMoon(canvas, W * 0.46, moonY - 66, 28, mix("#f3d6b0", p.sky[1], 0.2));
  back +=
    hill(stage, edge(random, y - 90, 90, 7), canvas.fade(p.far, 0.5), { marks: 24 }) +
    stoneArch(stage, W * 0.72, y + 10, 420, 0.42) +
    hill(stage, edge(random, y - 20, 44, 5), canvas.fade(p.mid, 0.42), { marks: 30 }) +
    mist(stage, y - 10, 220, 0.55);
  back +=
    dome(canvas, W * 0.36, y + 14, 110, 0.46) +
    crystals(stage, W * 0.56, y + 26, 120, mix("#b78ae8", p.haze, 0.35)) +
    crystals(stage, W * 0.9, y + 40, 160, mix("#6fd6cf", p.haze, 0.3));
  back +=
    ground(stage, edge(random, y + 26, 14), { marks: 120 }) +
    crater(stage, W * 0.36, y + 100, 80) +
    crater(stage, W * 0.86, floor + 50, 130) +
    crater(stage, W * 0.66, y + 74, 46) +
    crater(stage, W * 0.2, floor + 90, 110);
  back += rover(canvas, W * 0.8, y + 134, 170) + lightPool(stage, W * 0.5, floor - 16, 380, 0.3);
  back +=
    footing(stage, W * 0.07, floor - 90, 260) +
    crystals(stage, W * 0.05, floor - 80, 430, mix("#7fd8e0", p.sky[1], 0.08)) +
    crystals(stage, W * 0.18, floor - 56, 170, mix("#c79af0", p.sky[1], 0.08));
  back +=
    rock(canvas, W * 0.25, floor - 40, 76, mix("#b5747a", p.ground[1], 0.5)) +
    rock(canvas, W * 0.96, floor - 40, 150, mix("#b5747a", p.ground[1], 0.5)) +
    crystals(stage, W * 0.89, floor - 30, 100, mix("#f3a0c4", p.sky[1], 0.1));
  return { back, air: motes(stage, y * 0.6, floor, 22) };
}

/** A great arch of weathered rock. */
function stoneArch(stage: Stage, x: number, y: number, width: number, depth: number): string {
  const { canvas } = stage;
  const half = width / 2;
  const d = smooth(
    [
      [x - half * 1.1, y + 20],
      [x - half * 0.94, y - width * 0.5],
      [x - half * 0.5, y - width * 0.84],
      [x + half * 0.1, y - width * 0.9],
      [x + half * 0.7, y - width * 0.7],
      [x + half * 1.05, y - width * 0.3],
      [x + half * 1.2, y + 20],
      [x + half * 0.7, y + 20],
      [x + half * 0.62, y - width * 0.3],
      [x + half * 0.2, y - width * 0.6],
      [x - half * 0.3, y - width * 0.58],
      [x - half * 0.56, y - width * 0.3],
      [x - half * 0.62, y + 20],
    ],
    true,
    0.8,
  );
  return paint(canvas, d, canvas.fade(mix(canvas.palette.ground[1], canvas.palette.mid, 0.4), depth), {
    turn: 20,
    shadow: 0.3,
    strokes: 60,
    strokeLength: 70,
    strokeAngle: 0.1,
  });
}
