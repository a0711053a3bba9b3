import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { num, oval } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { edge, footing, ground, lightPool } from "../parts/land.ts";
import { bush } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import type { Scenery, Stage } from "../stage.ts";
import { flyingCar, hoverTree, monorail, moonLamp, skyline, skyscraper } from "./city.ts";

const W = FRAME.width;

/** A round plaza under the monorail, trees in hovering bowls, one tower near at the side. */
export function plaza(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  let back =
    skyline(stage, W * 0.6) +
    skyscraper(stage, W * 0.9, y + 40, 130, 430, 0.34, "stepped") +
    skyscraper(stage, W * 0.74, y + 40, 96, 270, 0.4, "dome") +
    skyscraper(stage, W * 0.36, y + 36, 100, 330, 0.4, "rounded");
  back +=
    monorail(stage, y - 100, W * 0.4) +
    flyingCar(canvas, W * 0.34, y - 260, 0.6, "#f3c65f") +
    flyingCar(canvas, W * 0.66, y - 210, 0.8, "#f08a6a", -1);
  const cx = W * 0.5;
  const cy = floor + 30;
  const circles = [0.16, 0.3, 0.46, 0.64, 0.84]
    .map(
      (f) =>
        `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(W * f)}" ry="${num(W * f * 0.3)}" fill="none" stroke="${canvas.lighten(p.ground[0], 0.5)}" stroke-opacity=".5" stroke-width="${num(3 + f * 6)}"/>`,
    )
    .join("");
  back += ground(stage, edge(random, y + 34, 3), { marks: 50, inside: circles });
  back +=
    hoverTree(stage, W * 0.3, y + 96, 170, 0.22) +
    hoverTree(stage, W * 0.72, y + 90, 150, 0.24) +
    hoverTree(stage, W * 0.93, y + 150, 270, 0.08) +
    lightPool(stage, cx, floor - 10, 400, night ? 0.3 : 0.4);
  back +=
    footing(stage, W * 0.04, floor - 120, 280) +
    skyscraper(stage, 0, floor - 120, 250, floor * 0.86, 0.03, "rounded") +
    bush(canvas, W * 0.1, floor - 96, 190, mix(p.near, "#5fb088", night ? 0.35 : 0.7), { snow: stage.snow }) +
    moonLamp(stage, W * 0.2, floor - 70, 360);
  back +=
    planter(stage, W * 0.92, floor - 30, 240) +
    flowers(
      stage,
      [
        [W * 0.9, floor - 84, "#f2a0c0"],
        [W * 0.1, floor - 92, "#fff3dd"],
      ],
      5,
    );
  return { back, air: motes(stage, y * 0.7, floor, 12) };
}

/** A low round bench with a bed of green. */
function planter(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, night, snow } = stage;
  const white = canvas.grade("#eef0f8");
  return (
    fill(oval(x, y + 6, width * 0.54, 18), canvas.palette.shadow, 0.28) +
    bush(canvas, x - width * 0.14, y - 50, width * 0.6, mix(canvas.palette.near, "#5fb088", night ? 0.4 : 0.75), {
      snow,
    }) +
    bush(canvas, x + width * 0.22, y - 46, width * 0.5, mix(canvas.palette.near, "#8fc86a", night ? 0.3 : 0.6), {
      snow,
    }) +
    paint(
      canvas,
      `M${num(x - width / 2)} ${num(y - 56)}H${num(x + width / 2)}L${num(x + width * 0.44)} ${num(y)}Q${num(x)} ${num(y + 14)} ${num(x - width * 0.44)} ${num(y)}Z`,
      white,
      { turn: 9, strokes: 14 },
    )
  );
}
