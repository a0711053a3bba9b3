import { FRAME } from "#book/format.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, ellipse, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { motes } from "../parts/air.ts";
import { cottage, stones } from "../parts/buildings.ts";
import { bunting, streetLamp } from "../parts/street.ts";
import { edge, footing, ground, hill, lightPool } from "../parts/land.ts";
import { bush } from "../parts/plants.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { roundTree } from "../parts/trees.ts";
import { nearness, type Scenery, type Stage } from "../stage.ts";
import { church } from "./church.ts";

const { width: W, height: H } = FRAME;

/** Market day on the square: a stall near at the side, a fountain, flags from house to house. */
export function square(stage: Stage): Scenery {
  const { canvas, random, horizon: y, floor, night, snow, hour } = stage;
  const p = canvas.palette;
  const lit = hour === "night" || hour === "sunset" || stage.weather === "rain";
  let back = skyWash(stage) + heavens(stage, W * 0.42, y * 0.44) + clouds(stage, 3);
  back +=
    hill(stage, edge(random, y - 100, 60), canvas.fade(p.far, 0.55), { marks: 20 }) +
    mist(stage, y - 30, 240, 0.5) +
    church(stage, W * 0.3, y + 4, 100);
  const row: readonly (readonly [number, number, Hex, Hex, 1 | -1])[] = [
    [0.52, 120, "#e6b98a", "#7a6a8a", 1],
    [0.12, 120, "#d7dcc0", "#b56a5a", 1],
    [0.72, 140, "#f0d9c0", "#5f8a86", 1],
  ];
  for (const [u, w, wall, roof, side] of row)
    back += cottage(canvas, W * u, y + 22, w, { wall, roof, depth: 0.36, lit, snow, side, height: 1, timber: w > 130 });
  back += cottage(canvas, W * 0.96, y + 44, 210, {
    wall: "#f3e2bf",
    roof: "#b9584c",
    depth: 0.18,
    lit,
    snow,
    side: -1,
    height: 0.95,
    timber: true,
  });
  back +=
    ground(stage, edge(random, y + 20, 3), { marks: 40, inside: cobbles(stage) }) +
    roundTree(canvas, W * 0.42, y + 54, 190, { depth: 0.24, snow });
  back +=
    bunting(canvas, [-20, y - 150], [W * 0.56, y - 90], 50, ["#d9534a", "#f3c65f", "#5f9fb0", "#f3ead8"]) +
    bunting(canvas, [W * 0.56, y - 90], [W + 20, y - 210], 60, ["#5f9fb0", "#f3ead8", "#d9534a", "#f3c65f"], 34);
  back += lightPool(stage, W * 0.5, floor - 20, 420, night ? 0.3 : 0.36) + fountain(stage, W * 0.66, y + 118, 150);
  back +=
    footing(stage, W * 0.1, floor - 96, 280) +
    stall(stage, W * 0.09, floor - 100, 300) +
    streetLamp(canvas, W * 0.93, floor - 60, 350, lit);
  back += bush(canvas, W * 1, floor - 52, 130, p.near, { snow, berries: canvas.grade("#e58ab0") });
  return {
    back,
    air: night ? motes(stage, y, floor, 10) : "",
    ...(stage.quiet === "bottom" && !snow ? { quiet: paving(stage) } : {}),
  };
}

/** The colour of the square's stones. */
const paving = ({ canvas }: Stage): Hex => mix(canvas.palette.ground[0], canvas.grade("#e6d3b4"), 0.75);

/** Round paving stones in perspective. */
function cobbles(stage: Stage): string {
  const { canvas, horizon, snow } = stage;
  const random = canvas.randomFor("cobbles");
  const tone = snow ? canvas.palette.ground[0] : paving(stage);
  let pale = "";
  let dark = "";
  for (let y = horizon + 30; y < H;) {
    const k = nearness(stage, y);
    for (let x = -40 + random() * 60; x < W + 40; x += 78 * k * random.range(0.85, 1.2)) {
      const stone = oval(x, y + random.gauss() * 5 * k, 30 * k * random.range(0.8, 1.1), 9 * k);
      if (random.chance(0.5)) pale += stone;
      else dark += stone;
    }
    y += 25 * k;
  }
  return (
    `<rect x="-60" y="${num(horizon)}" width="${W + 120}" height="${H}" fill="${canvas.linear([
      [0, canvas.lighten(tone, 0.2)],
      [1, canvas.shade(tone, 0.3)],
    ])}" fill-opacity="${snow ? 0 : 0.9}"/>` +
    fill(pale, canvas.lighten(tone, 0.4), snow ? 0.3 : 0.5) +
    fill(dark, canvas.shade(tone, 0.3), snow ? 0.14 : 0.3)
  );
}

function fountain(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow } = stage;
  const stone = canvas.fade(canvas.grade("#cfc6b8"), 0.12);
  const water = canvas.fade(canvas.grade(snow ? "#dfeaf6" : "#7fc4d6"), 0.1);
  const h = width * 0.5;
  const basin = (cy: number, rx: number, deep: number) =>
    paint(
      canvas,
      `M${at(x - rx, cy)}Q${at(x - rx * 0.9, cy + deep)} ${at(x, cy + deep)}Q${at(x + rx * 0.9, cy + deep)} ${at(x + rx, cy)}Z`,
      stone,
      {
        turn: 7,
        strokes: 10,
        inside: fill(stones(canvas, [x - rx, cy, x + rx, cy + deep], 8, 20), canvas.shade(stone, 0.3), 0.35),
      },
    ) +
    fill(oval(x, cy, rx, rx * 0.2), canvas.lighten(stone, 0.4)) +
    fill(oval(x, cy + 1, rx * 0.88, rx * 0.15), water);
  const jets = snow
    ? ""
    : line(
        `M${at(x, y - h * 1.5)}q${at(-22, -26)} ${at(-34, 38)}M${at(x, y - h * 1.5)}q${at(22, -26)} ${at(34, 38)}M${at(x, y - h * 1.5)}q${at(-10, -34)} ${at(-14, 40)}M${at(x, y - h * 1.5)}q${at(10, -34)} ${at(14, 40)}`,
        "#ffffff",
        3,
        0.75,
      );
  return (
    fill(smooth(ellipse(x, y + h * 0.42, width * 0.62, 18)), canvas.palette.shadow, 0.22) +
    basin(y, width / 2, h * 0.5) +
    paint(canvas, box(x - 12, y - h, 24, h, 6), stone, { turn: 5, strokes: 6 }) +
    basin(y - h, width * 0.24, h * 0.2) +
    paint(canvas, box(x - 7, y - h * 1.45, 14, h * 0.45, 5), stone, { turn: 4, strokes: 3 }) +
    jets
  );
}

/** A stall with a striped awning and its baskets of fruit. */
function stall(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, snow } = stage;
  const wood = canvas.grade("#b5835a");
  const left = x - width / 2;
  const top = y - width * 0.86;
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const sx = left - 16 + ((width + 32) / 6) * i;
      const sw = (width + 32) / 6;
      const tone = canvas.grade(i % 2 ? "#fff3dc" : "#d9534a");
      return paint(
        canvas,
        `M${at(sx + sw * 0.12 + 16, top)}L${at(sx + sw * 0.88 + 16 - 4, top)}L${at(sx + sw, top + width * 0.26)}q${at(-sw / 2, 26)} ${at(-sw, 0)}Z`,
        tone,
        { turn: 5, strokes: 5, strokeAngle: 1.4 },
      );
    })
    .join("");
  const goods: readonly (readonly [number, Hex])[] = [
    [0.14, "#d9473f"],
    [0.38, "#e8a53d"],
    [0.62, "#8fb84f"],
    [0.86, "#b06aa0"],
  ];
  const baskets = goods
    .map(([u, tone]) => {
      const bx = left + width * u;
      const by = y - width * 0.36;
      const fruit = [-18, 0, 18, -9, 9]
        .map((dx, i) =>
          paint(canvas, oval(bx + dx, by - 8 - (i > 2 ? 14 : 0), 12), canvas.grade(tone), {
            turn: 3,
            strokes: 3,
            strokeLength: 8,
          }),
        )
        .join("");
      return (
        fruit +
        paint(
          canvas,
          polygon([
            [bx - 34, by - 6],
            [bx + 34, by - 6],
            [bx + 27, by + 24],
            [bx - 27, by + 24],
          ]),
          canvas.grade("#c99a63"),
          { turn: 4, strokes: 14, strokeAngle: 0.1, strokeLength: 14 },
        )
      );
    })
    .join("");
  const posts = [left + 12, left + width - 12]
    .map((px) =>
      paint(canvas, box(px - 7, top + 10, 14, y - top - 10, 3), wood, { turn: 4, strokes: 6, strokeAngle: 1.5 }),
    )
    .join("");
  const cover = snow
    ? fill(
        smooth([
          [left - 6, top + 20],
          [left + 10, top - 10],
          [x, top - 20],
          [left + width - 10, top - 10],
          [left + width + 6, top + 20],
          [x + 60, top + 12],
          [x - 50, top + 22],
        ]),
        "#fbfcff",
        0.95,
      )
    : "";
  return (
    posts +
    baskets +
    paint(canvas, box(left, y - width * 0.28, width, width * 0.28, 4), wood, {
      turn: 8,
      strokes: 24,
      strokeAngle: 0.05,
      inside: line(`M${at(left, y - width * 0.14)}h${num(width)}`, canvas.shade(wood, 0.4), 3, 0.5),
    }) +
    stripes +
    cover
  );
}
