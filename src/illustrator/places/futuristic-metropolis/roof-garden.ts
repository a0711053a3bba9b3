import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { at, box, num, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { edge, footing, ground, lightPool } from "../parts/land.ts";
import { bush, fern, meadow } from "../parts/plants.ts";
import { flowers } from "../parts/flowers.ts";
import { standInView } from "../parts/stand-in-view.ts";
import { roundTree } from "../parts/trees.ts";
import type { Scenery, Stage } from "../stage.ts";
import { flyingCar, moonLamp, skyline, skyscraper } from "./city.ts";

const { width: W, height: H } = FRAME;

/** A meadow on a roof high over the city, a glass house, cars flying by below. */
export function roofGarden(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night } = stage;
  const p = canvas.palette;
  const grass = stage.snow ? p.ground[1] : mix(p.near, "#9ccc6c", night ? 0.25 : 0.75);
  let back =
    skyline(stage, W * 0.4) +
    skyscraper(stage, W * 0.16, y + 120, 120, 420, 0.4, "needle") +
    skyscraper(stage, W * 0.5, y + 120, 110, 280, 0.44, "slant") +
    skyscraper(stage, W * 0.94, y + 120, 150, 380, 0.34, "stepped");
  back +=
    flyingCar(canvas, W * 0.34, y - 40, 0.7, "#7fd0c0") +
    flyingCar(canvas, W * 0.74, y - 130, 0.6, "#f3c65f", -1) +
    flyingCar(canvas, W * 0.6, y - 260, 0.46, "#f08a6a");
  const railY = y + 70;
  const rail = canvas.grade("#eef2fa");
  back +=
    `<rect x="-60" y="${num(railY - 62)}" width="${W + 120}" height="66" fill="${canvas.fade(canvas.grade("#bfe6f2"), 0.2)}" fill-opacity=".4"/>` +
    line(`M-60 ${num(railY - 62)}H${W + 60}`, rail, 8) +
    line([0.06, 0.24, 0.42, 0.6, 0.78, 0.96].map((u) => `M${at(W * u, railY - 62)}v66`).join(""), rail, 7);
  back += ground(stage, edge(random, railY, 4), {
    marks: 40,
    inside: `<rect x="-60" y="${num(railY - 10)}" width="${W + 120}" height="800" fill="${canvas.linear([
      [0, canvas.lighten(grass, 0.3)],
      [0.5, grass],
      [1, canvas.shade(grass, 0.3)],
    ])}" fill-opacity=".86"/>`,
  });
  back += meadow(stage, railY + 30, H, 90, grass);
  back +=
    steps(stage, W * 0.56, railY + 20) +
    glassHouse(stage, W * 0.82, railY + 64, 230) +
    lightPool(stage, W * 0.5, floor - 16, 400, night ? 0.26 : 0.4);
  back += bush(canvas, W * 0.34, railY + 30, 120, canvas.shade(grass, 0.2), {
    depth: 0.1,
    snow: stage.snow,
    berries: canvas.grade("#f2a0c0"),
  });
  const tree = standInView(stage, W * 0.05, 46);
  if (tree !== undefined)
    back +=
      footing(stage, tree, floor - 90, 260) +
      roundTree(canvas, tree, floor - 96, 620, {
        leaves: mix(p.near, "#5fb088", night ? 0.35 : 0.75),
        fruit: stage.snow ? undefined : canvas.grade("#f6b0cc"),
        snow: stage.snow,
        dabs: 240,
      });
  back +=
    moonLamp(stage, W * 0.93, floor - 40, 330) + fern(canvas, W * 0.96, floor - 20, 130, canvas.shade(grass, 0.15), -1);
  back += flowers(
    stage,
    [
      [W * 0.2, floor - 40, "#fff3dd"],
      [W * 0.86, floor - 20, "#f2a0c0"],
      [W * 0.7, floor - 100, "#f6cf5a"],
      [W * 0.3, floor - 110, "#b8a0e8"],
    ],
    6,
  );
  return {
    back,
    air: motes(stage, y, floor, 14),
    ...(stage.quiet === "bottom" ? { quiet: grass } : {}),
  };
}

/** Round stepping stones through the grass. */
function steps(stage: Stage, x: number, y: number): string {
  const { canvas } = stage;
  let svg = "";
  for (let i = 0; i < 6; i++) {
    const k = 0.3 + i * 0.2;
    const cy = y + 26 + i * i * 13 + i * 20;
    svg += paint(canvas, oval(x - i * 22 + (i % 2) * 20 * k, cy, 62 * k, 15 * k), canvas.grade("#e9eaf2"), {
      turn: 4,
      strokes: 8,
    });
  }
  return svg;
}

function glassHouse(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const half = width / 2;
  const frame = canvas.grade("#f6f4ee");
  const d = `M${at(x - half, y)}V${num(y - width * 0.4)}Q${at(x - half * 0.9, y - width * 0.86)} ${at(x, y - width * 0.9)}Q${at(x + half * 0.9, y - width * 0.86)} ${at(x + half, y - width * 0.4)}V${num(y)}Z`;
  const ribs =
    [-0.5, 0, 0.5].map((f) => `M${at(x + half * f, y)}V${num(y - width * (0.86 - Math.abs(f) * 0.14))}`).join("") +
    `M${at(x - half, y - width * 0.4)}H${num(x + half)}`;
  const inside =
    canvas.glow(x, y - 40, width * 0.6, canvas.palette.lamp, 0.7) +
    bush(canvas, x - half * 0.4, y, 110, canvas.grade("#5fae7a"), { berries: canvas.grade("#e8705f") }) +
    bush(canvas, x + half * 0.46, y, 100, canvas.grade("#8fc86a"), { berries: canvas.grade("#f6cf5a") });
  return (
    paint(canvas, d, canvas.fade(canvas.grade("#a8dce6"), 0.1), {
      turn: 10,
      strokes: 10,
      light: 0.4,
      inside:
        inside +
        fill(
          smooth([
            [x - half * 0.8, y - width * 0.3],
            [x - half * 0.6, y - width * 0.7],
            [x - half * 0.3, y - width * 0.78],
            [x - half * 0.5, y - width * 0.2],
          ]),
          "#ffffff",
          0.3,
        ),
    }) +
    line(ribs, frame, 7) +
    line(d, frame, 9) +
    fill(box(x - half - 8, y - 12, width + 16, 16, 4), frame)
  );
}
