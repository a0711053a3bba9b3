import { strokes } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { pane, door } from "./openings.ts";

export interface WindowOptions {
  lit?: boolean;
  shape?: "square" | "arch" | "round";
  frame?: Hex;
  depth?: number;
}

/** Rows of scalloped tiles over a box, as line data. */
export function tiles([left, top, right, bottom]: readonly [number, number, number, number], size: number): string {
  let d = "";
  let row = 0;
  for (let y = top + size; y < bottom; y += size * 0.8) {
    const start = left - (row++ % 2 ? size / 2 : 0);
    d += `M${at(start, y)}`;
    for (let x = start; x < right; x += size) d += `q${at(size / 2, size * 0.45)} ${num(size)} 0`;
  }
  return d;
}

/** Loose stones or bricks over a box, as path data. */
export function stones(
  canvas: Canvas,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  size: number,
  name = "",
): string {
  const random = canvas.randomFor(`stones${name}${Math.round(left)}${count}`);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(left, right);
    const y = top + Math.round(((bottom - top) * random()) / (size * 0.7)) * size * 0.7;
    const w = size * random.range(0.7, 1.3);
    d += box(x, y, w, size * 0.5, size * 0.14);
  }
  return d;
}

export interface CottageOptions {
  wall: Hex;
  roof: Hex;
  door?: Hex;
  depth?: number;
  lit?: boolean;
  snow?: boolean;
  /** The side the long wall runs to: 1 right, −1 left. */
  side?: 1 | -1;
  /** Wall height as a share of its front's width. */
  height?: number;
  timber?: boolean;
  smoke?: boolean;
}

/** A cottage seen from its corner: a gabled front `width` wide standing at (x, y), its long wall running back. */
export function cottage(canvas: Canvas, x: number, y: number, width: number, options: CottageOptions): string {
  const { depth = 0, lit = false, snow = false, side = 1, timber = false, smoke = false } = options;
  const wall = canvas.fade(canvas.grade(options.wall), depth);
  const roof = canvas.fade(canvas.grade(options.roof), depth);
  const wood = canvas.fade(canvas.shade(canvas.palette.trunk, 0.15), depth);
  const high = width * (options.height ?? 0.62);
  const pitch = width * 0.52;
  const long = width * 0.82;
  const rise = long * 0.07;
  const px = (u: number) => x + u * side;
  const half = width / 2;
  const over = width * 0.08;
  const texture = depth > 0.55 ? 0 : 16;
  const longWall: Point[] = [
    [px(half), y],
    [px(half + long), y - rise],
    [px(half + long), y - high - rise * 0.4],
    [px(half), y - high],
  ];
  const front: Point[] = [
    [px(-half), y],
    [px(half), y],
    [px(half), y - high],
    [px(0), y - high - pitch],
    [px(-half), y - high],
  ];
  const slope: Point[] = [
    [px(-over * 0.2), y - high - pitch - over * 0.5],
    [px(long + over * 0.4), y - high - pitch - rise],
    [px(half + long + over * 1.4), y - high + over * 0.5 - rise * 0.6],
    [px(half + over), y - high + over],
  ];
  const ridge = [px(0), y - high - pitch - over * 0.5] as const;
  const slopeBox = [
    Math.min(...slope.map(([sx]) => sx)),
    y - high - pitch - rise,
    Math.max(...slope.map(([sx]) => sx)),
    y - high + over,
  ] as const;
  let svg = "";
  if (smoke) svg += smokeFrom(canvas, px(long * 0.62), y - high - pitch - width * 0.26, width * 0.5);
  svg += paint(
    canvas,
    polygon([
      [px(long * 0.55), y - high - pitch * 0.6],
      [px(long * 0.72), y - high - pitch * 0.6],
      [px(long * 0.72), y - high - pitch - width * 0.2],
      [px(long * 0.55), y - high - pitch - width * 0.2],
    ]),
    canvas.fade(canvas.grade("#a5695a"), depth),
    { turn: width * 0.03, strokes: texture / 2, strokeLength: 10 },
  );
  svg += paint(canvas, polygon(longWall), canvas.shade(wall, 0.2), {
    turn: 6,
    strokes: texture,
    strokeAngle: 0.1,
    light: 0,
  });
  for (const u of [0.32, 0.7])
    svg += pane(canvas, px(half + long * u), y - high * 0.34 - rise * u, width * 0.15, width * 0.2, {
      lit,
      depth,
      frame: canvas.grade("#efe0c4"),
    });
  const beams = timber
    ? line(
        `M${at(px(-half), y - high)}H${num(px(half))}M${at(px(0), y - high)}V${num(y - high - pitch)}M${at(px(-half * 0.5), y - high)}L${at(px(0), y - high - pitch * 0.55)}L${at(px(half * 0.5), y - high)}M${at(px(-half), y)}V${num(y - high)}M${at(px(half), y)}V${num(y - high)}`,
        wood,
        width * 0.035,
      )
    : "";
  svg += paint(canvas, polygon(front), wall, { turn: width * 0.05, strokes: texture, strokeAngle: 0.2, inside: beams });
  svg += fill(
    stones(canvas, [x - half, y - high * 0.16, x + half, y - 2], depth > 0.5 ? 4 : 12, width * 0.09),
    canvas.shade(wall, 0.3),
    0.5,
  );
  svg += door(
    canvas,
    px(-half * 0.34),
    y,
    width * 0.24,
    high * 0.72,
    canvas.fade(canvas.grade(options.door ?? "#5f7f8f"), depth),
    canvas.fade(canvas.grade("#efe0c4"), depth),
  );
  svg += pane(canvas, px(half * 0.46), y - high * 0.3, width * 0.19, width * 0.22, { lit, depth });
  svg += pane(canvas, px(0), y - high - pitch * 0.16, width * 0.14, width * 0.16, { lit, depth, shape: "arch" });
  const tileLines =
    depth > 0.6 ? "" : line(tiles(slopeBox, width * 0.085), canvas.shade(roof, 0.45), width * 0.009, 0.45);
  svg += paint(canvas, polygon(slope), roof, {
    turn: width * 0.05,
    strokes: texture,
    strokeAngle: 0.05,
    strokeLength: width * 0.2,
    inside: tileLines + (snow ? snowOn(canvas, slope, side, depth) : ""),
  });
  const eave = line(
    `M${at(px(-half - over), y - high + over)}L${at(ridge[0], ridge[1])}L${at(px(half + over), y - high + over)}`,
    canvas.shade(roof, 0.12),
    width * 0.075,
  );
  const snowEave = snow
    ? line(
        `M${at(px(-half - over), y - high + over - width * 0.02)}L${at(ridge[0], ridge[1] - width * 0.03)}L${at(px(half + over * 0.6), y - high + over * 0.4)}`,
        canvas.fade("#fbfcff", depth),
        width * 0.06,
      )
    : "";
  return svg + eave + snowEave;
}

function snowOn(canvas: Canvas, slope: readonly Point[], side: 1 | -1, depth: number): string {
  const [a, b, c, d] = slope;
  if (!a || !b || !c || !d) return "";
  const along = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const lower = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    const top = along(a, b, t);
    const bottom = along(d, c, t);
    return along(top, bottom, 0.82 + (i % 2 ? 0.1 : -0.08));
  });
  const path = smooth([[a[0] - side * 12, a[1] - 10], [b[0] + side * 12, b[1] - 10], ...lower.reverse()], true, 0.7);
  return (
    fill(path, canvas.fade("#fbfcff", depth * 0.8), 0.96) +
    fill(
      strokes(canvas.randomFor("snowroof"), [Math.min(a[0], c[0]), a[1], Math.max(a[0], c[0]), d[1]], {
        count: 10,
        length: 40,
        half: 2.4,
        angle: 0.3 * side,
      }),
      canvas.palette.ground[2],
      0.3,
    )
  );
}

/** Curls of chimney smoke. */
export function smokeFrom(canvas: Canvas, x: number, y: number, size: number): string {
  const tone = mix(canvas.palette.haze, "#ffffff", 0.5);
  return [0, 1, 2, 3, 4]
    .map((i) =>
      fill(
        oval(
          x + Math.sin(i * 1.3) * size * 0.12 + i * size * 0.07,
          y - i * size * 0.22,
          size * (0.09 + i * 0.035),
          size * (0.08 + i * 0.03),
        ),
        tone,
        0.62 - i * 0.11,
      ),
    )
    .join("");
}
