import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, ellipse, num, type Point, smooth } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill, line } from "../../gouache/shape.ts";
import { nearness, OVERSCAN, type Stage } from "../stage.ts";

const RIGHT = FRAME.width + OVERSCAN;
const BOTTOM = FRAME.height + OVERSCAN;

/** A rolling edge from side to side at about `y`; `swing` is how far it rises and falls. */
export function edge(random: Random, y: number, swing: number, humps = 4): Point[] {
  return Array.from({ length: humps + 1 }, (_, i) => {
    const x = -OVERSCAN + ((RIGHT + OVERSCAN) * i) / humps;
    return [x, y + (i % 2 ? -1 : 1) * swing * random.range(0.3, 1)] as const;
  });
}

/** The height of an edge at `x`. */
export function edgeAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? [0, 0];
    const [x1, y1] = points[i] ?? [0, 0];
    if (x <= x1 && x1 > x0) {
      const t = Math.max(0, (x - x0) / (x1 - x0));
      return y0 + (y1 - y0) * t * t * (3 - 2 * t);
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

const below = (points: readonly Point[]) =>
  `${smooth(points, false, 0.9)}L${at(RIGHT, BOTTOM)}L${at(-OVERSCAN, BOTTOM)}Z`;

export interface HillOptions {
  /** Dry-brush marks. */
  marks?: number;
  /** How far down the marks go. */
  depth?: number;
  inside?: string;
}

/** A hill's mass below an edge, in one colour. */
export function hill(stage: Stage, points: readonly Point[], colour: Hex, options: HillOptions = {}): string {
  const { canvas } = stage;
  const { marks = 50, depth = 200, inside = "" } = options;
  const random = canvas.randomFor(`hill${colour}`);
  const d = below(points);
  let dark = "";
  let pale = "";
  for (let i = 0; i < marks; i++) {
    const x = random.range(0, FRAME.width);
    const y = edgeAt(points, x) + random() ** 1.5 * depth;
    const slope = (edgeAt(points, x + 20) - edgeAt(points, x - 20)) / 40;
    const stroke = mark(x, y, random.range(30, 110), random.range(2, 5), Math.atan(slope) + random.gauss() * 0.1);
    if (random.chance(0.5)) dark += stroke;
    else pale += stroke;
  }
  return (
    `<g clip-path="${canvas.clip(d)}">${fill(d, colour)}${fill(dark, canvas.shade(colour, 0.4), 0.14)}${fill(
      pale,
      canvas.lighten(colour, 0.5),
      0.24,
    )}${inside}</g>` + line(smooth(points, false, 0.9), canvas.lighten(colour, 0.5), 2.5, 0.35)
  );
}

/** The ground that figures stand on: lit at the far edge, deep near the page's bottom, brushed in perspective. */
export function ground(
  stage: Stage,
  points: readonly Point[],
  options: { marks?: number; inside?: string } = {},
): string {
  const { canvas } = stage;
  const [lit, own, deep] = canvas.palette.ground;
  const random = canvas.randomFor("ground");
  const d = below(points);
  const wash = canvas.linear(
    [
      [0, lit],
      [0.5, own],
      [1, deep],
    ],
    [0, stage.horizon, 0, FRAME.height],
    "user",
  );
  let dark = "";
  let pale = "";
  let patches = "";
  for (let i = 0; i < 18; i++) {
    const x = random.range(-40, FRAME.width + 40);
    const y = stage.horizon + (FRAME.height - stage.horizon) * random() ** 0.8;
    const size = 150 * nearness(stage, y) * random.range(0.5, 1.2);
    const patch = smooth(ellipse(x, y, size, size * 0.17, 12, random, 0.18));
    patches += fill(patch, i % 2 ? canvas.lighten(own, 0.35) : canvas.shade(own, 0.25), i % 2 ? 0.22 : 0.16);
  }
  for (let i = 0; i < (options.marks ?? 110); i++) {
    const x = random.range(-OVERSCAN, RIGHT);
    const y = edgeAt(points, x) + (FRAME.height - stage.horizon) * random() ** 1.4;
    const k = nearness(stage, y);
    const stroke = mark(x, y, random.range(40, 120) * k, random.range(2, 5) * k, random.gauss() * 0.08);
    if (random.chance(0.5)) dark += stroke;
    else pale += stroke;
  }
  return (
    `<g clip-path="${canvas.clip(d)}">${fill(d, wash)}${patches}${fill(dark, canvas.shade(own, 0.5), 0.15)}${fill(
      pale,
      canvas.lighten(own, 0.6),
      0.26,
    )}${options.inside ?? ""}</g>` + line(smooth(points, false, 0.9), canvas.lighten(lit, 0.5), 3, 0.4)
  );
}

/** A way that winds from the far edge at `far` to the near bottom at `near`, in perspective. */
export function way(stage: Stage, far: number, near: number, width: number, colour: Hex, alpha = 0.8): string {
  const { canvas, horizon } = stage;
  const random = canvas.randomFor("way");
  const depth = FRAME.height + 80 - horizon;
  const left: Point[] = [];
  const right: Point[] = [];
  const sway = random.range(90, 190) * (far < near ? 1 : -1);
  const turns = random.range(1.3, 2.1);
  const narrow = width * random.range(0.7, 1);
  const middle = (t: number) => far + (near - far) * t ** 1.3 + Math.sin(t * Math.PI * turns) * sway * (0.3 + 0.7 * t);
  const down = (t: number) => horizon + 6 + depth * t ** 1.25;
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const half = narrow * (0.045 + 0.955 * t ** 1.5);
    left.push([middle(t) - half * random.range(0.9, 1.1), down(t)]);
    right.push([middle(t) + half * random.range(0.9, 1.1), down(t)]);
  }
  const d = smooth([...left, ...right.toReversed()], true, 0.9);
  let worn = "";
  let ruts = "";
  let pebbles = "";
  let verge = "";
  for (let i = 0; i < 40; i++) {
    const t = random();
    const half = narrow * t ** 1.5;
    worn += mark(middle(t) + random.gauss() * half, down(t), 70 * (0.2 + t), 4 * (0.2 + t), random.gauss() * 0.1);
    const rut = middle(t) + (i % 2 ? 0.45 : -0.45) * half + random.gauss() * half * 0.08;
    ruts += mark(rut, down(t), 60 * (0.2 + t), 6 * (0.2 + t), 1.57 + (middle(t + 0.05) - middle(t)) / -90);
    if (i % 3 === 0) {
      const x = middle(t) + random.range(-0.9, 0.9) * half;
      pebbles += smooth(ellipse(x, down(t), 13 * (0.2 + t), 7 * (0.2 + t), 7, random, 0.2));
    }
    // Grass grows into it from both sides, so that its edge is no line.
    const side = i % 2 ? 1 : -1;
    verge += mark(
      middle(t) + side * (0.045 * narrow + half * 0.97),
      down(t),
      64 * (0.2 + t),
      9 * (0.2 + t),
      random.gauss() * 0.2,
    );
  }
  const grown = canvas.palette.ground[1];
  return (
    `<g clip-path="${canvas.clip(d)}">${fill(d, colour, alpha)}${fill(ruts, canvas.shade(colour, 0.25), 0.16)}${fill(worn, canvas.lighten(colour, 0.6), 0.35)}${fill(pebbles, canvas.shade(colour, 0.22), 0.5)}</g>` +
    fill(verge, stage.snow ? canvas.palette.ground[0] : grown, 0.6) +
    line(smooth(left, false), canvas.shade(colour, 0.35), 4, 0.12)
  );
}

/** A soft patch of the hour's light on the ground. */
export function lightPool(stage: Stage, x: number, y: number, rx: number, strength = 0.5): string {
  const { canvas } = stage;
  const tone = mix(canvas.palette.sun, canvas.palette.light, 0.4);
  const glow = canvas.radial([
    [0, tone, strength],
    [0.5, tone, strength * 0.5],
    [1, tone, 0],
  ]);
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.26)}" fill="${glow}"/>`;
}

/** The soft shade under something that stands. */
export function footing(stage: Stage, x: number, y: number, rx: number, strength = 0.42): string {
  const { canvas } = stage;
  const { shadow } = canvas.palette;
  const tone = canvas.radial([
    [0, shadow, strength],
    [0.6, shadow, strength * 0.6],
    [1, shadow, 0],
  ]);
  return `<ellipse cx="${num(x - canvas.light.x * rx * 0.35)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.2)}" fill="${tone}"/>`;
}
