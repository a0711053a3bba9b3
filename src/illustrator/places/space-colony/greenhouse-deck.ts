import { FRAME } from "#book/format.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, ellipse, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { bush, fern } from "../parts/plants.ts";
import { flower } from "../parts/flowers.ts";
import { standInView } from "../parts/stand-in-view.ts";
import { roundTree } from "../parts/trees.ts";
import { nearness, OVERSCAN, type Scenery, type Stage } from "../stage.ts";
import { farSky, littleMoon, planet } from "./heaven.ts";

const { width: W, height: H } = FRAME;

/** The station's garden deck: a great round window on the planets, beds of green, lamps like little suns. */
export function greenhouseDeck(stage: Stage): Scenery {
  const { canvas, horizon, floor, night } = stage;
  const p = canvas.palette;
  const y = horizon + 60;
  const wall = mix(canvas.grade("#d9dbe6"), night ? "#4a3f86" : p.sky[1], night ? 0.42 : 0.22);
  const tone = canvas.linear(
    [
      [0, canvas.shade(wall, 0.3)],
      [1, canvas.lighten(wall, 0.15)],
    ],
    [0, 0, 0, y],
    "user",
  );
  let back = `<rect x="${-OVERSCAN}" y="${-OVERSCAN}" width="${W + 2 * OVERSCAN}" height="${H + 2 * OVERSCAN}" fill="${tone}"/>`;
  back += panels(stage, y, wall) + roundWindow(stage, W * 0.6, y - 250, 260, wall);
  back += deck(stage, y, wall) + bed(stage, W * 0.82, y + 70, 300) + bed(stage, W * 0.42, y + 40, 200);
  back += pots(stage, floor) + lamp(stage, W * 0.34, y - 300) + lamp(stage, W * 0.9, y - 340);
  back +=
    fern(canvas, W * 1, floor - 30, 210, mix(p.near, "#4f9a6a", 0.55), -1) +
    fern(canvas, W * 0.92, floor - 20, 120, mix("#6fae68", p.near, 0.3), -1);
  return { back, quiet: canvas.shade(wall, night ? 0.5 : 0.16) };
}

function panels(stage: Stage, y: number, wall: Hex): string {
  const { canvas } = stage;
  let seams = "";
  for (let x = -20; x < W + 60; x += 170) seams += `M${at(x, -60)}V${num(y)}`;
  for (const f of [0.2, 0.5, 0.8]) seams += `M-60 ${num(y * f)}H${W + 60}`;
  let rivets = "";
  for (let x = -20; x < W + 60; x += 170)
    for (const f of [0.2, 0.5, 0.8]) rivets += oval(x + 12, y * f + 12, 3.4) + oval(x - 12, y * f + 12, 3.4);
  return (
    line(seams, canvas.shade(wall, 0.35), 4, 0.5) +
    line(seams, canvas.lighten(wall, 0.5), 1.6, 0.5) +
    fill(rivets, canvas.shade(wall, 0.4), 0.6) +
    paint(canvas, box(-70, y - 46, W + 140, 24, 4), canvas.grade("#5f86b0"), { turn: 5, strokes: 10, strokeAngle: 0 })
  );
}

function roundWindow(stage: Stage, x: number, y: number, r: number, wall: Hex): string {
  const { canvas, quiet } = stage;
  const cy = quiet === "top" ? y + 40 : y;
  const frame = canvas.lighten(wall, 0.3);
  const view =
    farSky({ ...stage, quiet: "bottom", horizon: cy + r }) +
    planet(canvas, x + r * 0.28, cy + r * 0.2, r * 0.42, mix("#efb27a", canvas.palette.sky[1], 0.1), "#f7dcae") +
    littleMoon(canvas, x - r * 0.44, cy - r * 0.36, r * 0.12, "#9fd0d8");
  const bolts = Array.from({ length: 16 }, (_, i) =>
    oval(x + Math.cos(i * 0.3927) * (r + 22), cy + Math.sin(i * 0.3927) * (r + 22), 5),
  ).join("");
  return (
    canvas.glow(x, cy, r * 1.8, canvas.palette.sun, 0.4) +
    paint(canvas, oval(x, cy, r + 40), frame, { turn: 12, strokes: 24 }) +
    `<g clip-path="${canvas.clip(oval(x, cy, r))}">${view}${fill(
      smooth(
        [
          [x - r * 0.9, cy + r * 0.1],
          [x - r * 0.4, cy - r * 0.9],
          [x - r * 0.1, cy - r * 0.94],
          [x - r * 0.6, cy + r * 0.4],
        ],
        true,
        0.5,
      ),
      "#ffffff",
      0.12,
    )}</g>` +
    line(oval(x, cy, r), canvas.shade(frame, 0.4), 8, 0.8) +
    line(`M${at(x, cy - r)}V${num(cy + r)}M${at(x - r, cy)}H${num(x + r)}`, frame, 15) +
    fill(bolts, canvas.shade(frame, 0.4), 0.7)
  );
}

function deck(stage: Stage, y: number, wall: Hex): string {
  const { canvas } = stage;
  const random = canvas.randomFor("deck");
  const tone = canvas.linear(
    [
      [0, canvas.lighten(wall, 0.3)],
      [1, canvas.shade(wall, 0.3)],
    ],
    [0, y, 0, H],
    "user",
  );
  let grid = "";
  for (let i = -8; i <= 8; i++) grid += `M${at(W * 0.6 + i * 90, y)}L${at(W * 0.6 + i * 260, H + 60)}`;
  for (let ly = y + 30; ly < H + 60; ly += 84 * nearness(stage, ly)) grid += `M-60 ${num(ly)}H${W + 60}`;
  let shine = "";
  for (let i = 0; i < 14; i++)
    shine += smooth(ellipse(random.range(0, W), y + (H - y) * random(), random.range(60, 160), random.range(6, 14)));
  return (
    `<rect x="${-OVERSCAN}" y="${num(y)}" width="${W + 2 * OVERSCAN}" height="${num(H - y + OVERSCAN)}" fill="${tone}"/>` +
    fill(shine, canvas.palette.sun, 0.16) +
    line(grid, canvas.shade(wall, 0.4), 2.6, 0.35) +
    canvas.glow(W * 0.55, y + 150, 420, canvas.palette.sun, 0.34)
  );
}

/** A raised bed full of vegetables and flowers. */
function bed(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`bed${Math.round(x)}`);
  const green = mix(canvas.palette.near, "#5fae6a", 0.75);
  const half = width / 2;
  const leaves = [-0.34, 0, 0.34]
    .map((u) =>
      bush(canvas, x + width * u, y - 40, width * 0.4, u ? green : mix(green, "#b8d06a", 0.4), {
        berries: canvas.grade(u ? "#e2604f" : "#f3c65f"),
      }),
    )
    .join("");
  const blooms = Array.from({ length: 6 }, () =>
    flower(
      canvas,
      x + random.range(-half, half) * 0.9,
      y - 44 + random.range(-6, 8),
      15,
      random.pick(["#f2a0b0", "#fff3dd", "#b8a0e8", "#f6cf5a"]),
    ),
  ).join("");
  return (
    roundTree(canvas, x + half * 0.5, y - 40, width * 0.85, {
      leaves: green,
      fruit: canvas.grade("#f0a04a"),
      depth: 0.06,
    }) +
    leaves +
    blooms +
    paint(
      canvas,
      polygon([
        [x - half * 1.04, y - 46],
        [x + half * 1.04, y - 46],
        [x + half, y + 16],
        [x - half, y + 16],
      ]),
      canvas.grade("#f3efe6"),
      {
        turn: 9,
        strokes: 20,
        strokeAngle: 0,
        inside: line(`M${at(x - half * 1.1, y - 16)}H${num(x + half * 1.1)}`, canvas.grade("#5f86b0"), 9, 0.8),
      },
    )
  );
}

/** Tall plants in round pots near the page's side. */
function pots(stage: Stage, floor: number): string {
  const { canvas } = stage;
  const pot = (x: number, y: number, w: number, colour: Hex) =>
    paint(
      canvas,
      smooth(
        [
          [x - w * 0.5, y - w * 0.7],
          [x + w * 0.5, y - w * 0.7],
          [x + w * 0.42, y - w * 0.1],
          [x, y],
          [x - w * 0.42, y - w * 0.1],
        ],
        true,
        0.6,
      ),
      canvas.grade(colour),
      { turn: w * 0.1, strokes: 16 },
    );
  const shade = (x: number) =>
    `<ellipse cx="${num(x)}" cy="${num(floor - 60)}" rx="190" ry="28" fill="${canvas.palette.shadow}" fill-opacity=".28"/>`;
  const green = mix(canvas.palette.near, "#4f9a6a", 0.7);
  const tree = standInView(stage, W * 0.07, 96);
  const potted =
    tree === undefined
      ? ""
      : shade(tree + 10) +
        roundTree(canvas, tree, floor - 150, 520, { leaves: green, dabs: 220, fruit: canvas.grade("#f3a0c4") }) +
        pot(tree, floor - 64, 190, "#e2a05f");
  return (
    potted +
    fern(canvas, W * 0.22, floor - 96, 130, mix("#7fb85a", green, 0.4)) +
    pot(W * 0.22, floor - 44, 96, "#6fb0c0")
  );
}

function lamp(stage: Stage, x: number, y: number): string {
  const { canvas, quiet } = stage;
  const ly = quiet === "top" ? Math.max(y, 380) : y;
  return (
    line(`M${at(x, -60)}V${num(ly - 26)}`, canvas.grade("#8f8ab0"), 4) +
    canvas.glow(x, ly, 300, canvas.palette.lamp, 0.6) +
    paint(canvas, oval(x, ly, 26), mix(canvas.palette.lamp, "#fff8e0", 0.5), { turn: 5, strokes: 0 })
  );
}
