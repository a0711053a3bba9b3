import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, box, num, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { pane } from "./openings.ts";
import { stones, tiles } from "./buildings.ts";

export interface TowerOptions {
  wall: Hex;
  /** A pointed roof's colour; battlements when left out. */
  roof?: Hex;
  flag?: Hex;
  depth?: number;
  lit?: boolean;
  snow?: boolean;
}

/** Battlements along the top of a wall, as path data. */
export function battlements(x: number, y: number, width: number, size: number): string {
  const count = Math.max(2, Math.round(width / (size * 2)));
  const step = width / (count * 2 - 1);
  let d = "";
  for (let i = 0; i < count; i++) d += box(x + step * 2 * i, y - size * 0.8, step, size * 0.9);
  return d;
}

/** A round tower standing at (x, base). */
export function tower(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  options: TowerOptions,
): string {
  const { depth = 0, lit = false, snow = false } = options;
  const wall = canvas.fade(canvas.grade(options.wall), depth);
  const top = base - height;
  const half = width / 2;
  const size = width * 0.16;
  const blocks = fill(
    stones(canvas, [x - half, top, x + half, base], Math.round(height / 16), width * 0.16),
    canvas.shade(wall, 0.35),
    0.28,
  );
  let svg = paint(canvas, box(x - half, top, width, height + 6), wall, {
    turn: width * 0.2,
    shadow: 0.28,
    strokes: depth > 0.6 ? 0 : 12,
    strokeAngle: 1.5,
    inside: blocks,
  });
  svg += paint(
    canvas,
    `M${at(x - half, top + size * 1.3)}L${at(x - half * 1.2, top)}H${num(x + half * 1.2)}L${at(x + half, top + size * 1.3)}Z`,
    wall,
    { turn: width * 0.12, strokes: 4 },
  );
  svg +=
    fill(battlements(x - half * 1.2, top, width * 1.2, size), wall) +
    (snow ? fill(battlements(x - half * 1.2, top - size * 0.5, width * 1.2, size * 0.5), "#fbfcff", 0.9) : "");
  svg += pane(canvas, x, top + height * 0.34, width * 0.2, width * 0.36, {
    lit,
    shape: "arch",
    depth,
    frame: canvas.lighten(wall, 0.25),
  });
  if (height > width * 2.4)
    svg += pane(canvas, x - width * 0.06, top + height * 0.62, width * 0.17, width * 0.3, {
      lit,
      shape: "arch",
      depth,
      frame: canvas.lighten(wall, 0.25),
    });
  if (options.roof) {
    const roof = canvas.fade(canvas.grade(options.roof), depth);
    const tip = top - width * 1.45;
    const cone = `M${at(x - half * 1.34, top + 5)}Q${at(x - half * 0.4, top - width * 0.6)} ${at(x, tip)}Q${at(x + half * 0.4, top - width * 0.6)} ${at(x + half * 1.34, top + 5)}Q${at(x, top + width * 0.18)} ${at(x - half * 1.34, top + 5)}Z`;
    const rows = line(
      tiles([x - half * 1.4, tip, x + half * 1.4, top], width * 0.15),
      canvas.shade(roof, 0.4),
      1.6,
      0.35,
    );
    const cap = snow
      ? fill(
          smooth([
            [x - half * 0.9, top - width * 0.3],
            [x - half * 0.3, top - width * 0.8],
            [x, tip - 4],
            [x + half * 0.24, top - width * 0.8],
            [x + half * 0.5, top - width * 0.4],
            [x, top - width * 0.5],
          ]),
          "#fbfcff",
          0.92,
        )
      : "";
    svg += paint(canvas, cone, roof, {
      turn: width * 0.15,
      shadow: 0.3,
      strokes: 12,
      strokeAngle: 1.25,
      inside: rows + cap,
    });
    if (options.flag) {
      const flag = canvas.fade(canvas.grade(options.flag), depth);
      const h = width * 0.55;
      svg +=
        line(`M${at(x, tip + 4)}v${num(-h)}`, canvas.shade(wall, 0.6), Math.max(2, width * 0.035)) +
        fill(
          `M${at(x, tip - h + 4)}q${at(h * 0.3, -h * 0.12)} ${at(h * 0.6, h * 0.06)}q${at(h * 0.12, h * 0.06)} ${at(h * 0.3, 0)}q${at(-h * 0.3, h * 0.1)} ${at(-h * 0.36, h * 0.26)}q${at(-h * 0.24, -h * 0.06)} ${at(-h * 0.54, h * 0.06)}Z`,
          flag,
        );
    }
  }
  return svg;
}

/** A straight wall with battlements between two towers. */
export function rampart(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: Hex,
  depth = 0,
  snow = false,
): string {
  const wall = canvas.fade(canvas.grade(colour), depth);
  const top = base - height;
  const size = Math.min(30, height * 0.16);
  const blocks = fill(
    stones(canvas, [x, top, x + width, base], Math.round((width * height) / 1100), 22),
    canvas.shade(wall, 0.35),
    0.3,
  );
  return (
    fill(battlements(x, top, width, size), wall) +
    paint(canvas, box(x, top, width, height + 6), wall, { turn: 12, strokes: 20, strokeAngle: 0.05, inside: blocks }) +
    (snow ? fill(battlements(x, top - size * 0.5, width, size * 0.5), "#fbfcff", 0.92) : "")
  );
}

/** A gate with a portcullis; (x, y) is the middle of its threshold. */
export function gate(canvas: Canvas, x: number, y: number, width: number, height: number, wall: Hex): string {
  const w = width / 2;
  const arch = (grow: number) =>
    `M${at(x - w - grow, y)}V${num(y - height + w)}A${num(w + grow)} ${num(w + grow)} 0 0 1 ${at(x + w + grow, y - height + w)}V${num(y)}Z`;
  let bars = "";
  for (let i = 1; i < 5; i++) bars += `M${at(x - w + (width * i) / 5, y - height)}v${num(height * 0.55)}`;
  bars += `M${at(x - w, y - height * 0.72)}h${num(width)}M${at(x - w, y - height * 0.54)}h${num(width)}`;
  const dark = canvas.shade(wall, 0.72);
  return (
    fill(arch(width * 0.12), canvas.lighten(wall, 0.2)) +
    `<g clip-path="${canvas.clip(arch(0))}">${fill(
      arch(0),
      canvas.linear([
        [0, dark],
        [1, canvas.shade(wall, 0.4)],
      ]),
    )}${line(bars, canvas.shade(wall, 0.35), width * 0.04, 0.85)}</g>`
  );
}

/** A hanging cloth with a swallow-tail and an emblem, `width` wide from (x, y) down. */
export function banner(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  emblem: Hex,
  depth = 0,
): string {
  const cloth = canvas.fade(canvas.grade(colour), depth);
  const sign = canvas.fade(canvas.grade(emblem), depth);
  const w = width / 2;
  const cy = y + height * 0.42;
  const star = polygon(
    Array.from({ length: 10 }, (_, i) => {
      const r = (i % 2 ? 0.42 : 1) * width * 0.26;
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
      return [x + Math.cos(angle) * r, cy + Math.sin(angle) * r] as const;
    }),
  );
  return (
    paint(
      canvas,
      polygon([
        [x - w, y],
        [x + w, y],
        [x + w, y + height],
        [x, y + height * 0.86],
        [x - w, y + height],
      ]),
      cloth,
      {
        turn: width * 0.1,
        strokes: 14,
        strokeAngle: 1.5,
        inside:
          fill(star, sign) +
          line(`M${at(x - w + 5, y)}v${num(height)}M${at(x + w - 5, y)}v${num(height)}`, sign, 4, 0.8),
      },
    ) + line(`M${at(x - w - 8, y)}H${num(x + w + 8)}`, canvas.fade(canvas.shade(canvas.palette.trunk, 0.2), depth), 7)
  );
}
