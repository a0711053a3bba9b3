import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, ellipse, num, offset, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { moon, stars } from "./sky.ts";
import { nearness, OVERSCAN, type Stage } from "../stage.ts";

const { width: W, height: H } = FRAME;

/** Papered wall with a skirting board above the floor at `y`. */
export function wallpaper(stage: Stage, y: number): string {
  const { canvas } = stage;
  const { far, mid } = canvas.palette;
  const random = canvas.randomFor("paper");
  const tone = canvas.linear(
    [
      [0, canvas.shade(far, 0.1)],
      [1, canvas.lighten(far, 0.22)],
    ],
    [0, 0, 0, y],
    "user",
  );
  let stripes = "";
  for (let x = -60; x < W + 60; x += 92) stripes += box(x, -60, 46, y + 60);
  let motifs = "";
  for (let row = 0; row < 9; row++) {
    for (let x = -40; x < W + 40; x += 92) {
      const mx = x + 58 + (row % 2 ? 0 : 0);
      const my = 40 + row * 96 + (Math.round(x / 92) % 2 ? 48 : 0);
      if (my > y - 60) continue;
      motifs +=
        [-0.9, 0, 0.9].map((a) => mark(mx + Math.sin(a) * 8, my - Math.cos(a) * 9, 18, 4.2, a - 1.57)).join("") +
        `M${at(mx, my - 4)}v18`;
    }
  }
  let grain = "";
  for (let i = 0; i < 40; i++)
    grain += mark(random.range(0, W), random.range(0, y), random.range(60, 160), 4, 1.57 + random.gauss() * 0.1);
  const rail = canvas.lighten(mix(canvas.palette.ground[0], "#fff6e6", stage.night ? 0.1 : 0.5), 0.1);
  return (
    `<rect x="${-OVERSCAN}" y="${-OVERSCAN}" width="${W + 2 * OVERSCAN}" height="${num(y + OVERSCAN + 4)}" fill="${tone}"/>` +
    fill(stripes, canvas.lighten(far, 0.3), 0.35) +
    fill(motifs, mid, 0.5) +
    fill(grain, canvas.lighten(far, 0.6), 0.14) +
    paint(canvas, box(-70, y - 46, W + 140, 48, 3), rail, { turn: 6, strokes: 20, strokeAngle: 0, strokeLength: 120 }) +
    line(`M-60 ${num(y - 34)}H${W + 60}`, canvas.shade(rail, 0.3), 3, 0.4)
  );
}

/** Floor boards from the wall at `y` towards the reader. */
export function floorBoards(stage: Stage, y: number): string {
  const { canvas } = stage;
  const [lit, own, deep] = canvas.palette.ground;
  const random = canvas.randomFor("boards");
  const tone = canvas.linear(
    [
      [0, lit],
      [0.5, own],
      [1, deep],
    ],
    [0, y, 0, H],
    "user",
  );
  let seams = "";
  for (let i = -9; i <= 9; i++) seams += `M${at(W * 0.5 + i * 84, y)}L${at(W * 0.5 + i * 250, H + 60)}`;
  let dark = "";
  let pale = "";
  for (let i = 0; i < 90; i++) {
    const gy = y + (H - y) * random() ** 1.2;
    const stroke = mark(random.range(-20, W + 20), gy, 90 * nearness(stage, gy), 2.2, 1.57 + random.gauss() * 0.25);
    if (i % 2) dark += stroke;
    else pale += stroke;
  }
  return (
    `<rect x="${-OVERSCAN}" y="${num(y)}" width="${W + 2 * OVERSCAN}" height="${num(H - y + OVERSCAN)}" fill="${tone}"/>` +
    fill(dark, canvas.shade(own, 0.4), 0.18) +
    fill(pale, canvas.lighten(own, 0.5), 0.22) +
    line(seams, canvas.shade(own, 0.5), 2.4, 0.28)
  );
}

/** A window with curtains on the hour's sky; (x, y) is the middle of its sill. */
export function roomWindow(stage: Stage, x: number, y: number, width: number, height: number, curtain: Hex): string {
  const { canvas, night } = stage;
  const p = canvas.palette;
  const w = width / 2;
  const frame = canvas.grade(mix("#fff6e6", p.shadow, night ? 0.3 : 0));
  const glass = box(x - w, y - height, width, height, 4);
  const sky = canvas.linear(
    [
      [0, p.sky[0]],
      [0.6, p.sky[1]],
      [1, p.sky[2]],
    ],
    [0, y - height, 0, y],
    "user",
  );
  const hills =
    fill(
      smooth(
        [
          [x - w - 10, y - height * 0.2],
          [x - w * 0.3, y - height * 0.34],
          [x + w * 0.4, y - height * 0.2],
          [x + w + 10, y - height * 0.36],
          [x + w + 10, y + 20],
          [x - w - 10, y + 20],
        ],
        true,
        0.8,
      ),
      mix(p.near, p.sky[1], 0.35),
    ) +
    fill(
      smooth(
        [
          [x - w - 10, y - height * 0.1],
          [x, y - height * 0.18],
          [x + w + 10, y - height * 0.08],
          [x + w + 10, y + 20],
          [x - w - 10, y + 20],
        ],
        true,
        0.8,
      ),
      p.near,
    );
  const light = night
    ? `<g transform="translate(${offset(x - w, y - height)}) scale(.28)">${stars(stage, height * 2.4, 70)}</g>${stage.moonTaken ? "" : moon(canvas, x + w * 0.36, y - height * 0.68, 30)}`
    : canvas.glow(x - w * 0.2, y - height * 0.5, height * 0.8, p.sun, 0.85);
  const cloth = canvas.grade(curtain);
  const drape = (s: 1 | -1) => {
    const d = smooth(
      [
        [x + s * (w + 46), y - height - 36],
        [x + s * w * 0.42, y - height - 36],
        [x + s * w * 0.7, y - height * 0.5],
        [x + s * (w + 2), y - height * 0.22],
        [x + s * w * 0.86, y + 70],
        [x + s * (w + 66), y + 76],
      ],
      true,
      0.5,
    );
    const folds = [0.6, 0.85, 1.1]
      .map(
        (f) =>
          `M${at(x + s * w * f, y - height - 30)}Q${at(x + s * (w * f + 14), y - height * 0.4)} ${at(x + s * (w + 20 + f * 20), y + 70)}`,
      )
      .join("");
    return (
      paint(canvas, d, cloth, {
        turn: 12,
        strokes: 24,
        strokeAngle: 1.5,
        strokeLength: 60,
        inside: line(folds, canvas.shade(cloth, 0.4), 5, 0.35),
      }) + fill(box(x + s * (w + 8) - 22, y - height * 0.26, 44, 14, 6), canvas.grade("#f3c65f"))
    );
  };
  return (
    (night ? "" : canvas.glow(x, y - height / 2, height * 0.95, p.sun, 0.5)) +
    paint(canvas, box(x - w - 18, y - height - 18, width + 36, height + 36, 8), frame, { turn: 6, strokes: 12 }) +
    `<g clip-path="${canvas.clip(glass)}">${fill(glass, sky)}${light}${hills}</g>` +
    line(`M${at(x, y)}v${num(-height)}M${at(x - w, y - height * 0.55)}h${num(width)}`, frame, 11) +
    paint(canvas, box(x - w - 40, y + 10, width + 80, 24, 5), frame, { turn: 5, strokes: 8, strokeAngle: 0 }) +
    drape(-1) +
    drape(1) +
    line(`M${at(x - w - 80, y - height - 40)}h${num(width + 160)}`, canvas.shade(canvas.palette.trunk, 0.2), 11) +
    fill(oval(x - w - 84, y - height - 40, 12) + oval(x + w + 84, y - height - 40, 12), canvas.palette.trunk)
  );
}

/** A round or oval rug with a stitched border. */
export function rug(stage: Stage, x: number, y: number, rx: number, colour: Hex): string {
  const { canvas } = stage;
  const random = canvas.randomFor("rug");
  const tone = canvas.grade(mix(colour, canvas.palette.ground[1], stage.night ? 0.3 : 0.1));
  const ry = rx * 0.3;
  const stitch = (f: number) =>
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx * f)}" ry="${num(ry * f)}" fill="none" stroke="${canvas.grade("#fff0d4")}" stroke-opacity=".75" stroke-width="5" stroke-dasharray="16 12"/>`;
  return (
    fill(smooth(ellipse(x, y + 8, rx * 1.01, ry * 1.02, 20)), canvas.palette.shadow, 0.24) +
    paint(canvas, smooth(ellipse(x, y, rx, ry, 22, random, 0.01)), tone, {
      turn: 8,
      strokes: 90,
      strokeLength: 40,
      strokeAngle: 0,
      inside: fill(smooth(ellipse(x, y, rx * 0.66, ry * 0.66, 20)), canvas.lighten(tone, 0.16)),
    }) +
    stitch(0.9) +
    stitch(0.72)
  );
}

const BLOCKS: readonly Hex[] = ["#d9605a", "#f0bf55", "#5f9fb0", "#7fae68", "#9a7fc0"];

/** A toy block with a sign on it, seen a little from its side. */
export function block(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  tone: number,
  sign: "star" | "heart" | "moon" | "none",
  degrees = 0,
): string {
  const { canvas } = stage;
  const colour = canvas.grade(BLOCKS[tone % BLOCKS.length] ?? "#d9605a");
  const h = size / 2;
  const face = canvas.grade("#fbeed2");
  const cy = y - h;
  const signs = {
    star: polygon(
      Array.from(
        { length: 10 },
        (_, i) =>
          [
            x + Math.cos((i / 10) * 6.283 - 1.571) * size * (i % 2 ? 0.13 : 0.28),
            cy + Math.sin((i / 10) * 6.283 - 1.571) * size * (i % 2 ? 0.13 : 0.28),
          ] as const,
      ),
    ),
    heart: `M${at(x, cy + size * 0.24)}C${at(x - size * 0.44, cy - size * 0.06)} ${at(x - size * 0.2, cy - size * 0.36)} ${at(x, cy - size * 0.1)}C${at(x + size * 0.2, cy - size * 0.36)} ${at(x + size * 0.44, cy - size * 0.06)} ${at(x, cy + size * 0.24)}Z`,
    moon: `M${at(x + size * 0.08, cy - size * 0.26)}A${num(size * 0.27)} ${num(size * 0.27)} 0 1 0 ${at(x + size * 0.22, cy + size * 0.14)}A${num(size * 0.22)} ${num(size * 0.22)} 0 1 1 ${at(x + size * 0.08, cy - size * 0.26)}Z`,
    none: "",
  };
  const top = polygon([
    [x - h, y - size],
    [x - h + size * 0.2, y - size * 1.16],
    [x + h + size * 0.2, y - size * 1.16],
    [x + h, y - size],
  ]);
  const side = polygon([
    [x + h, y - size],
    [x + h + size * 0.2, y - size * 1.16],
    [x + h + size * 0.2, y - size * 0.16],
    [x + h, y],
  ]);
  const svg =
    fill(smooth(ellipse(x + size * 0.1, y + 2, size * 0.64, size * 0.09)), canvas.palette.shadow, 0.26) +
    paint(canvas, side, canvas.shade(colour, 0.3), { turn: 4, strokes: 6 }) +
    paint(canvas, top, canvas.lighten(colour, 0.25), { turn: 4, strokes: 6 }) +
    paint(canvas, box(x - h, y - size, size, size, size * 0.05), colour, {
      turn: size * 0.07,
      strokes: 14,
      inside:
        fill(box(x - h * 0.76, y - size * 0.88, size * 0.76, size * 0.76, size * 0.06), face) +
        fill(signs[sign], colour),
    });
  return degrees ? `<g transform="rotate(${degrees} ${offset(x, y)})">${svg}</g>` : svg;
}
