import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex } from "../../gouache/colour.ts";
import { at, box, num, oval } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { stones } from "../parts/buildings.ts";
import { nearness, OVERSCAN, type Stage } from "../stage.ts";
import { indoors, type RoomStyle } from "./style.ts";

const { width: W, height: H } = FRAME;

/** The wall behind everything, from the ceiling to the floor at `y`. */
export function wall(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas } = stage;
  const colour = indoors(stage, style.wallColour);
  const tone = canvas.linear(
    [
      [0, canvas.shade(colour, 0.24)],
      [1, canvas.lighten(colour, 0.16)],
    ],
    [0, 0, 0, y],
    "user",
  );
  return (
    `<rect x="${-OVERSCAN}" y="${-OVERSCAN}" width="${W + 2 * OVERSCAN}" height="${num(y + OVERSCAN + 4)}" fill="${tone}"/>` +
    TEXTURES[style.wall](stage, colour, y) +
    skirting(stage, style, y)
  );
}

type Texture = (stage: Stage, colour: Hex, y: number) => string;

const upright: (gap: number) => Texture = (gap) => (stage, colour, y) => {
  const { canvas } = stage;
  const random = canvas.randomFor("planks");
  let seams = "";
  let dark = "";
  let pale = "";
  for (let x = -OVERSCAN; x < W + OVERSCAN; x += gap) {
    seams += `M${at(x, -OVERSCAN)}V${num(y)}`;
    for (let i = 0; i < 3; i++)
      dark += mark(x + random.range(gap * 0.2, gap * 0.8), random.range(0, y), random.range(60, 180), 3, 1.57);
    pale += mark(x + gap * 0.4, random.range(0, y), random.range(120, 260), 4, 1.57);
    if (random.chance(0.3)) dark += oval(x + gap / 2, random.range(0, y), 7, 11);
  }
  return (
    fill(dark, canvas.shade(colour, 0.5), 0.16) +
    fill(pale, canvas.lighten(colour, 0.5), 0.2) +
    line(seams, canvas.shade(colour, 0.5), 3, 0.34)
  );
};

const TEXTURES: Readonly<Record<RoomStyle["wall"], Texture>> = {
  planks: upright(104),
  cane: upright(46),
  stone: ({ canvas }, colour, y) =>
    fill(stones(canvas, [-60, -60, W + 60, y], 130, 46), canvas.shade(colour, 0.3), 0.26) +
    fill(stones(canvas, [-60, -60, W + 60, y], 70, 46, "pale"), canvas.lighten(colour, 0.5), 0.22),
  panels: ({ canvas }, colour, y) => {
    let seams = "";
    let bolts = "";
    for (let row = 0; y - row * 210 > -OVERSCAN; row++) {
      const top = y - row * 210;
      seams += `M${at(-OVERSCAN, top)}H${W + OVERSCAN}`;
      for (let x = (row % 2) * 130 - 60; x < W + 60; x += 260) {
        seams += `M${at(x, top)}V${num(top - 210)}`;
        bolts += oval(x + 16, top - 16, 4) + oval(x + 16, top - 194, 4);
      }
    }
    return line(seams, canvas.shade(colour, 0.4), 4, 0.3) + fill(bolts, canvas.shade(colour, 0.5), 0.3);
  },
  shell: ({ canvas }, colour, y) => {
    let ribs = "";
    for (let i = -8; i <= 8; i++)
      ribs += `M${at(W / 2 + i * 26, y + 20)}Q${at(W / 2 + i * 60, y * 0.5)} ${at(W / 2 + i * 140, -OVERSCAN)}`;
    return (
      line(ribs, canvas.lighten(colour, 0.5), 20, 0.3) +
      line(ribs, canvas.shade(colour, 0.4), 3, 0.3) +
      canvas.glow(W / 2, y * 0.6, W * 0.6, canvas.lighten(colour, 0.7), 0.4)
    );
  },
  plaster: ({ canvas }, colour, y) => {
    const random = canvas.randomFor("plaster");
    let dabs = "";
    let sprigs = "";
    for (let i = 0; i < 60; i++)
      dabs += mark(random.range(0, W), random.range(0, y), random.range(50, 150), 4, random.range(0, 3));
    for (let row = 0; row * 96 < y - 70; row++)
      for (let x = (row % 2) * 60 - 30; x < W + 40; x += 120)
        sprigs += [-0.8, 0, 0.8].map((a) => mark(x + Math.sin(a) * 8, y - 96 - row * 96, 20, 4, a - 1.57)).join("");
    return fill(dabs, canvas.lighten(colour, 0.5), 0.16) + fill(sprigs, canvas.shade(colour, 0.3), 0.2);
  },
};

function skirting(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas } = stage;
  if (style.floor === "sand")
    return fill(
      `M${at(-OVERSCAN, y + 6)}V${num(y - 10)}Q${at(W / 2, y - 34)} ${at(W + OVERSCAN, y - 8)}V${num(y + 6)}Z`,
      indoors(stage, style.floorColour),
    );
  const board = canvas.shade(indoors(stage, style.wood), 0.06);
  return paint(canvas, box(-OVERSCAN - 10, y - 34, W + 2 * OVERSCAN + 20, 38, 3), board, {
    turn: 6,
    strokes: 18,
    strokeAngle: 0,
    strokeLength: 120,
  });
}

/** The floor from the wall at `y` towards the reader. */
export function floor(stage: Stage, style: RoomStyle, y: number): string {
  const { canvas } = stage;
  const colour = indoors(stage, style.floorColour);
  const random = canvas.randomFor("floor");
  const tone = canvas.linear(
    [
      [0, canvas.lighten(colour, 0.16)],
      [0.5, colour],
      [1, canvas.shade(colour, 0.34)],
    ],
    [0, y, 0, H],
    "user",
  );
  let seams = "";
  if (style.floor !== "sand")
    for (let i = -9; i <= 9; i++) seams += `M${at(W / 2 + i * 84, y)}L${at(W / 2 + i * 250, H + 60)}`;
  if (style.floor === "slabs" || style.floor === "deck")
    for (const t of [0.1, 0.26, 0.5, 0.84]) seams += `M${at(-OVERSCAN, y + (H - y) * t)}H${W + OVERSCAN}`;
  let dark = "";
  let pale = "";
  for (let i = 0; i < 90; i++) {
    const gy = y + (H - y) * random() ** 1.2;
    const angle = style.floor === "boards" ? 1.57 + random.gauss() * 0.25 : random.gauss() * 0.2;
    const stroke = mark(random.range(-20, W + 20), gy, 90 * nearness(stage, gy), 2.4, angle);
    if (i % 2) dark += stroke;
    else pale += stroke;
  }
  return (
    `<rect x="${-OVERSCAN}" y="${num(y)}" width="${W + 2 * OVERSCAN}" height="${num(H - y + OVERSCAN)}" fill="${tone}"/>` +
    fill(dark, canvas.shade(colour, 0.4), 0.18) +
    fill(pale, canvas.lighten(colour, 0.5), 0.24) +
    line(seams, canvas.shade(colour, 0.5), 2.6, 0.28)
  );
}
