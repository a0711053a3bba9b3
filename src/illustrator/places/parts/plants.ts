import { mark, specks } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Bounds } from "../../gouache/bounds.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, bend, num, smooth } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { nearness, type Stage } from "../stage.ts";
import { leafDabs, leafOutline, type Lobe } from "./leaves.ts";

/** Blades in threes over a box, `height` tall. */
export function grass(
  canvas: Canvas,
  random: Random,
  [left, top, right, bottom]: Bounds,
  count: number,
  height: number,
  colour: Hex,
): string {
  const tones = ["", ""];
  for (let i = 0; i < count; i++) {
    const x = random.range(left, right);
    const y = random.range(top, bottom);
    for (let j = -1; j <= 1; j++) {
      const angle = j * 0.45 + random.gauss() * 0.2;
      const h = height * random.range(0.6, 1.2);
      tones[i % 2] +=
        `M${at(x - 1.6, y)}Q${at(x + Math.sin(angle) * h * 0.3, y - h * 0.6)} ${at(x + Math.sin(angle) * h, y - Math.cos(angle) * h)}Q${at(x + Math.sin(angle) * h * 0.3 + 2, y - h * 0.5)} ${at(x + 2, y)}Z`;
    }
  }
  return (
    fill(tones[0] ?? "", canvas.shade(colour, 0.22), 0.75) + fill(tones[1] ?? "", canvas.lighten(colour, 0.28), 0.8)
  );
}

/** Grass over the whole ground, growing towards the page's bottom; the calm zone keeps little of it. */
export function meadow(
  stage: Stage,
  from: number,
  to: number,
  count = 90,
  colour = stage.canvas.palette.ground[1],
): string {
  const random = stage.canvas.randomFor(`meadow${Math.round(from)}`);
  let svg = "";
  const bands = 4;
  for (let i = 0; i < bands; i++) {
    const top = from + ((to - from) * i) / bands;
    const bottom = from + ((to - from) * (i + 1)) / bands;
    const calm = stage.quiet === "bottom" && top > stage.floor + 10;
    svg += grass(
      stage.canvas,
      random,
      [-20, top, 1044, bottom],
      Math.round((count / bands) * (calm ? 0.25 : 1)),
      30 * nearness(stage, bottom),
      colour,
    );
  }
  return svg;
}

export function tuft(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colour = stage.canvas.palette.ground[1],
): string {
  const random = stage.canvas.randomFor(`tuft${Math.round(x)}`);
  return grass(
    stage.canvas,
    random,
    [x - width / 2, y - 4, x + width / 2, y + 8],
    Math.max(4, Math.round(width / 13)),
    width * 0.1 + 10,
    colour,
  );
}

export function bush(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  colour: Hex,
  options: { depth?: number; berries?: Hex; snow?: boolean } = {},
): string {
  const { depth = 0 } = options;
  const random = canvas.randomFor(`bush${Math.round(x)}/${Math.round(width)}`);
  const leaves = canvas.fade(colour, depth);
  const lobes: Lobe[] = [
    [x - width * 0.3, y - width * 0.15, width * 0.24, width * 0.19],
    [x + width * 0.28, y - width * 0.14, width * 0.25, width * 0.18],
    [x - width * 0.08, y - width * 0.26, width * 0.25, width * 0.22],
    [x + width * 0.14, y - width * 0.23, width * 0.2, width * 0.18],
    [x, y - width * 0.1, width * 0.4, width * 0.14],
  ];
  let svg = paint(canvas, leafOutline(lobes, x, y - width * 0.12, random, 34), leaves, {
    turn: width * 0.07,
    shadow: 0.3,
    strokes: 0,
  });
  svg += leafDabs(canvas, random, lobes, Math.round(60 * (1 - depth * 0.7)), leaves, width * 0.07);
  if (options.berries)
    svg += fill(
      specks(random, [x - width * 0.4, y - width * 0.36, x + width * 0.4, y - width * 0.05], 14, width * 0.022),
      options.berries,
    );
  if (options.snow)
    svg += fill(
      lobes
        .slice(0, 4)
        .map(([lx, ly, rx, ry]) =>
          smooth([
            [lx - rx * 0.8, ly - ry * 0.5],
            [lx - rx * 0.2, ly - ry * 1.04],
            [lx + rx * 0.5, ly - ry * 0.9],
            [lx + rx * 0.8, ly - ry * 0.45],
            [lx, ly - ry * 0.6],
          ]),
        )
        .join(""),
      "#fbfcff",
      0.93,
    );
  return svg;
}

/** A fern fanning up from (x, y); `side` −1 mirrors it. */
export function fern(canvas: Canvas, x: number, y: number, size: number, colour: Hex, side = 1): string {
  let svg = "";
  for (const [i, angle] of [-1.15, -0.75, -0.35, 0.1, 0.55, 0.95].entries()) {
    const length = size * (1 - Math.abs(angle) * 0.18);
    const spine = bend(
      [x, y],
      [x + Math.sin(angle) * length * 0.35 * side, y - length * 0.62],
      [x + Math.sin(angle) * length * side, y - Math.cos(angle) * length * 0.72],
      12,
    );
    let leaflets = "";
    for (let j = 2; j < spine.length; j++) {
      const [px, py] = spine[j] ?? [0, 0];
      const [qx, qy] = spine[j - 1] ?? [0, 0];
      const along = Math.atan2(py - qy, px - qx);
      const leaf = length * 0.2 * (1 - Math.abs(j / spine.length - 0.4));
      for (const turn of [-1, 1])
        leaflets += mark(
          px + Math.cos(along + turn) * leaf * 0.5,
          py + Math.sin(along + turn) * leaf * 0.5,
          leaf,
          leaf * 0.28,
          along + turn,
        );
    }
    svg +=
      line(smooth(spine, false), canvas.shade(colour, 0.2), size * 0.016) +
      fill(leaflets, i % 2 ? colour : canvas.lighten(colour, 0.14));
  }
  return svg;
}

export function mushroom(canvas: Canvas, x: number, y: number, size: number, colour: Hex, glow?: Hex): string {
  const random = canvas.randomFor(`mushroom${Math.round(x)}`);
  const cap = canvas.grade(colour);
  const stem = smooth([
    [x - size * 0.16, y],
    [x - size * 0.11, y - size * 0.5],
    [x + size * 0.11, y - size * 0.5],
    [x + size * 0.18, y],
    [x, y + size * 0.04],
  ]);
  const hat = smooth([
    [x - size * 0.5, y - size * 0.42],
    [x - size * 0.41, y - size * 0.76],
    [x, y - size],
    [x + size * 0.41, y - size * 0.76],
    [x + size * 0.5, y - size * 0.42],
    [x, y - size * 0.36],
  ]);
  return (
    `<ellipse cx="${num(x + size * 0.08)}" cy="${num(y)}" rx="${num(size * 0.45)}" ry="${num(size * 0.09)}" fill="${canvas.palette.shadow}" fill-opacity=".28"/>` +
    (glow ? canvas.glow(x, y - size * 0.6, size * 1.7, glow, 0.5) : "") +
    paint(canvas, stem, canvas.grade("#f3e3c4"), {
      turn: size * 0.06,
      strokes: 6,
      strokeLength: size * 0.2,
      strokeHalf: 1.2,
      strokeAngle: 1.5,
    }) +
    paint(canvas, hat, cap, {
      turn: size * 0.09,
      strokes: 8,
      strokeLength: size * 0.2,
      inside: fill(
        specks(random, [x - size * 0.4, y - size * 0.9, x + size * 0.4, y - size * 0.5], 9, size * 0.07),
        canvas.grade("#fff6e2"),
        0.92,
      ),
    })
  );
}
