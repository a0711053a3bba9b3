import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { fill } from "../../gouache/shape.ts";
import { smooth } from "../../gouache/path.ts";
import { fence } from "../parts/street.ts";
import { battlements, gate, rampart, tower } from "../parts/castle.ts";
import { edge, footing, ground, hill, lightPool, way } from "../parts/land.ts";
import { motes } from "../parts/air.ts";
import { bush, meadow } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { standInView } from "../parts/stand-in-view.ts";
import { roundTree, treeLine } from "../parts/trees.ts";
import type { Scenery, Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;
const STONE = "#dccfc0";

/** The castle on its hill above a meadow, a way leading up to it, an oak near at the side. */
export function meadowView(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, snow, night, hour } = stage;
  const p = canvas.palette;
  let back = skyWash(stage) + heavens(stage, W * 0.28, y * 0.5) + clouds(stage, 3);
  back +=
    hill(stage, edge(random, y - 120, 80), canvas.fade(p.far, 0.55), { marks: 26 }) +
    hill(stage, edge(random, y - 60, 40), canvas.fade(p.mid, 0.55), { marks: 30 });
  back += treeLine(stage, y - 30, 110, 10, 0.62, 0.5) + mist(stage, y - 40, 240, 0.5);
  const rise: [number, number][] = [
    [-60, y + 20],
    [W * 0.34, y + 2],
    [W * 0.5, y - 46],
    [W * 0.68, y - 84],
    [W * 0.86, y - 60],
    [W + 60, y - 30],
  ];
  back += hill(stage, rise, canvas.fade(mix(p.ground[1], p.near, 0.3), 0.3), { marks: 60 });
  back += castle(stage, W * 0.7, y - 66, hour !== "day");
  back += [
    [0.5, 0],
    [0.9, -6],
    [0.96, 10],
    [0.56, 16],
  ]
    .map(([u = 0, dy = 0]) => bush(canvas, W * u, y - 36 + dy, 70, p.near, { depth: 0.32, snow }))
    .join("");
  back +=
    ground(stage, edge(random, y + 16, 12)) +
    way(stage, W * 0.66, W * 0.52, 300, mix(p.ground[0], snow ? "#ffffff" : "#f3e0b2", night ? 0.16 : 0.6), 0.85);
  back += fill(
    smooth([
      [W * 0.6, y + 20],
      [W * 0.66, y - 10],
      [W * 0.7, y - 58],
      [W * 0.715, y - 58],
      [W * 0.69, y - 8],
      [W * 0.7, y + 20],
    ]),
    mix(p.ground[0], "#f3e0b2", night ? 0.16 : 0.6),
    0.8,
  );
  back += meadow(stage, y + 40, H, 100);
  back +=
    lightPool(stage, W * 0.5, floor - 20, 420, night ? 0.26 : 0.4) +
    fence(canvas, W * 0.74, W * 1.04, y + 96, 46, canvas.grade("#b98d66"), snow);
  const oak = standInView(stage, W * 0.05, 52);
  if (oak !== undefined)
    back += footing(stage, oak + 12, floor - 120, 280) + roundTree(canvas, oak, floor - 126, 700, { snow, dabs: 260 });
  back += bush(canvas, W * 0.98, floor - 66, 190, p.near, { snow, depth: 0.04, berries: canvas.grade("#e58ab0") });
  if (!snow)
    back += flowers(
      stage,
      [
        [W * 0.2, floor - 60, "#f2a0b0"],
        [W * 0.84, floor - 36, "#fff3dd"],
        [W * 0.72, y + 130, "#8fa8e8"],
        [W * 0.12, floor + 10, "#f6cf5a"],
      ],
      6,
    );
  return {
    back,
    air: night ? motes(stage, y, floor, 14) : "",
  };
}

function castle(stage: Stage, x: number, base: number, lit: boolean): string {
  const { canvas, snow } = stage;
  const depth = 0.2;
  const wall = canvas.fade(canvas.grade(STONE), depth);
  const red = "#c8584f";
  const blue = "#4f7fa5";
  const options = { wall: STONE, depth, lit, snow };
  return (
    tower(canvas, x + 20, base - 60, 62, 260, { ...options, roof: blue, flag: red }) +
    tower(canvas, x - 70, base - 40, 54, 196, { ...options, roof: red, flag: "#f3c65f" }) +
    tower(canvas, x + 104, base - 30, 50, 190, { ...options, roof: red, flag: blue }) +
    rampart(canvas, x - 110, base, 230, 120, STONE, depth, snow) +
    fill(battlements(x - 40, base - 118, 100, 16), wall) +
    gate(canvas, x + 6, base + 4, 58, 92, wall) +
    tower(canvas, x - 128, base + 8, 64, 170, { ...options, roof: blue, flag: red }) +
    tower(canvas, x + 140, base + 10, 70, 150, { ...options, roof: red, flag: "#f3c65f" })
  );
}
