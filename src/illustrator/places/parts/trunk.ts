import { strokes } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, ellipse, num, oval, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";

const SNOW = "#fbfcff";

export interface TrunkOptions {
  depth?: number;
  colour?: Hex;
  /** An owl's hole with two eyes in it. */
  hole?: boolean;
  branches?: boolean;
}

/** A trunk that leaves the page at the top; `width` at its middle. */
export function trunk(stage: Stage, x: number, y: number, width: number, options: TrunkOptions = {}): string {
  const { canvas } = stage;
  const { depth = 0, hole = false, branches = true } = options;
  const random = canvas.randomFor(`trunk${Math.round(x)}/${width}`);
  const bark = canvas.fade(options.colour ?? mix(canvas.palette.trunk, canvas.palette.near, 0.3), depth);
  const k = width / 2;
  const sway = [random.gauss() * width * 0.5, random.gauss() * width * 0.9, random.gauss() * width * 0.8] as const;
  const centre: Point[] = [
    [x, y + width * 0.1],
    [x + sway[0] * 0.3, y - width * 0.7],
    [x + sway[0], y * 0.66],
    [x + sway[1], y * 0.34],
    [x + sway[2], -70],
  ];
  const halves = [1.5, 1.05, 0.86, 0.8, 0.95].map((f) => f * k);
  const left = centre.map(([cx, cy], i) => [cx - (halves[i] ?? k) * (1 + random.gauss() * 0.1), cy] as const);
  const right = centre
    .map(([cx, cy], i) => [cx + (halves[i] ?? k) * (1 + random.gauss() * 0.1), cy] as const)
    .reverse();
  const roots: Point[] = [
    [x + k * 2.3, y + width * 0.22],
    [x + k * 1.2, y + width * 0.14],
    [x + k * 0.4, y + width * 0.3],
    [x - k * 0.5, y + width * 0.15],
    [x - k * 1.3, y + width * 0.26],
    [x - k * 2.4, y + width * 0.2],
  ];
  const d = smooth([...left, ...right, ...roots], true, 0.8);
  const grooves = Math.round(64 * (1 - depth * 0.8));
  const area = [x - k * 2, 0, x + k * 2, y] as const;
  const lit = canvas.light.x < 0 ? ([x - k * 2, 0, x, y] as const) : ([x, 0, x + k * 2, y] as const);
  let inside =
    fill(
      strokes(random, area, { count: grooves, length: width * 1.3, half: width * 0.028, angle: 1.55 }),
      canvas.shade(bark, 0.6),
      0.26,
    ) +
    fill(
      strokes(random, lit, { count: grooves >> 1, length: width, half: width * 0.03, angle: 1.55 }),
      canvas.lighten(bark, 0.5),
      0.34,
    );
  for (let i = 0; i < 3 && depth < 0.4; i++) {
    const kx = x + random.gauss() * k * 0.6;
    const ky = y - width * random.range(1.2, 4.2);
    inside += line(
      `M${at(kx - width * 0.12, ky)}q${at(width * 0.12, -width * 0.16)} ${at(width * 0.24, 0)}q${at(-width * 0.12, width * 0.12)} ${at(-width * 0.24, 0)}`,
      canvas.shade(bark, 0.6),
      width * 0.03,
      0.5,
    );
  }
  const moss = stage.snow ? SNOW : mix(canvas.palette.ground[1], canvas.palette.mid, 0.3);
  const rise = canvas.linear([
    [0, moss, 0],
    [1, moss, 0.75],
  ]);
  inside += `<rect x="${num(x - width * 3)}" y="${num(y - width * 1.1)}" width="${num(width * 6)}" height="${num(width * 1.6)}" fill="${rise}"/>`;
  let svg = "";
  if (branches) {
    for (const side of [-1, 1]) {
      if (!random.chance(0.75)) continue;
      const by = y * random.range(0.3, 0.5);
      svg += fill(
        tube(
          bend(
            [x + sway[1] * 0.6, by + width * 0.6],
            [x + side * width * 1.2, by - width * 0.2],
            [x + side * width * random.range(2, 3.2), by - width * random.range(1.4, 2.4)],
            8,
          ),
          k * 0.42,
          k * 0.14,
        ),
        canvas.shade(bark, 0.12),
      );
    }
  }
  svg += paint(canvas, d, bark, {
    turn: width * 0.2,
    strokes: 0,
    inside,
    shadow: 0.26,
    from: { x: canvas.light.x, y: 0 },
  });
  if (hole) {
    const hx = x + sway[0] * 0.6;
    const hy = y - width * 2.3;
    const eyes = [-0.06, 0.06].map((q) => oval(hx + width * (0.02 + q), hy, width * 0.035)).join("");
    svg += paint(
      canvas,
      smooth(ellipse(hx, hy, width * 0.24, width * 0.33, 10, random, 0.06)),
      canvas.shade(bark, 0.3),
      { turn: 4, strokes: 0 },
    );
    svg += paint(
      canvas,
      smooth(ellipse(hx + width * 0.02, hy + width * 0.02, width * 0.17, width * 0.25, 10, random, 0.06)),
      canvas.shade(bark, 0.9),
      { turn: 5, strokes: 0, inside: fill(eyes, "#fff2a8") },
    );
  }
  return svg;
}
