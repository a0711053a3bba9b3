import { FRAME } from "#book/format.ts";
import { mark, specks, strokes } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, ellipse, num, type Point, smooth, tube } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";

/** A round lobe of leaves. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number];

const SNOW = "#fbfcff";

/** The outline around overlapping lobes, seen from (cx, cy). */
export function leafOutline(lobes: readonly Lobe[], cx: number, cy: number, random: Random, count = 40): string {
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    let reach = 0;
    for (const [x, y, rx, ry] of lobes) {
      // The far crossing of the ray with the lobe, in the lobe's own round space.
      const ox = (cx - x) / rx;
      const oy = (cy - y) / ry;
      const dx = ux / rx;
      const dy = uy / ry;
      const a = dx * dx + dy * dy;
      const b = ox * dx + oy * dy;
      const c = ox * ox + oy * oy - 1;
      const root = b * b - a * c;
      if (root >= 0) reach = Math.max(reach, (-b + Math.sqrt(root)) / a);
    }
    reach *= 1 + random.gauss() * 0.025;
    return [cx + ux * reach, cy + uy * reach] as const;
  });
  return smooth(points, true, 0.9);
}

/** Leaf dabs over lobes in three tones, lit from the light's side. */
export function leafDabs(
  canvas: Canvas,
  random: Random,
  lobes: readonly Lobe[],
  count: number,
  colour: Hex,
  size: number,
  strength = 1,
): string {
  const tones = ["", "", ""];
  for (let i = 0; i < count; i++) {
    const [cx, cy, rx, ry] = random.pick(lobes);
    const angle = random() * Math.PI * 2;
    const f = Math.sqrt(random());
    const x = cx + Math.cos(angle) * rx * f;
    const y = cy + Math.sin(angle) * ry * f;
    const lit = ((x - cx) / rx) * canvas.light.x + ((y - cy) / ry) * canvas.light.y + random.gauss() * 0.45;
    const tone = lit > 0.3 ? 2 : lit < -0.28 ? 0 : 1;
    tones[tone] += mark(
      x,
      y,
      size * random.range(0.7, 1.4),
      size * 0.32,
      random.range(-0.9, 0.9) + (x > cx ? 0.6 : -0.6),
    );
  }
  return (
    fill(tones[0] ?? "", canvas.shade(colour, 0.32), 0.75 * strength) +
    fill(tones[1] ?? "", mix(colour, canvas.palette.haze, 0.14), 0.8 * strength) +
    fill(tones[2] ?? "", canvas.lighten(colour, 0.42), 0.85 * strength)
  );
}

export interface TreeOptions {
  /** Leaves; the palette's near green when left out. */
  leaves?: Hex;
  /** 0 near to 1 at the horizon: fades it into the haze. */
  depth?: number;
  fruit?: Hex;
  snow?: boolean;
  /** Leaf dabs of a near tree. */
  dabs?: number;
}

/** A round-crowned tree standing at (x, y). */
export function roundTree(canvas: Canvas, x: number, y: number, height: number, options: TreeOptions = {}): string {
  const { depth = 0, dabs = 130, snow = false } = options;
  const random = canvas.randomFor(`tree${Math.round(x)}/${Math.round(height)}`);
  const leaves = canvas.fade(options.leaves ?? canvas.palette.near, depth);
  const wood = canvas.fade(canvas.palette.trunk, depth);
  const half = height * 0.05;
  const lean = random.gauss() * height * 0.06;
  const crownX = x + lean;
  const crownY = y - height * 0.66;
  let svg = paint(
    canvas,
    tube(
      bend([x, y + height * 0.01], [x - lean * 0.4, y - height * 0.3], [crownX, y - height * 0.6], 8),
      half * 1.25,
      half * 0.55,
    ),
    wood,
    {
      turn: half * 0.6,
      strokes: depth > 0.6 ? 0 : 10,
      strokeLength: height * 0.07,
      strokeHalf: height * 0.005,
      strokeAngle: 1.5,
    },
  );
  svg += fill(
    `M${at(x - half * 1.1, y - height * 0.03)}Q${at(x - half * 1.8, y)} ${at(x - half * 2.8, y + height * 0.012)}H${num(x + half * 2.8)}Q${at(x + half * 1.8, y)} ${at(x + half * 1.1, y - height * 0.03)}Z`,
    wood,
  );
  for (const side of [-1, 1]) {
    svg += fill(
      tube(
        bend(
          [x + lean * 0.6, y - height * 0.4],
          [x + side * height * 0.1, y - height * 0.48],
          [crownX + side * height * 0.2, y - height * 0.62],
          5,
        ),
        half * 0.4,
        half * 0.2,
      ),
      wood,
    );
  }
  const lobes: Lobe[] = [[crownX, crownY, height * 0.27, height * 0.21]];
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * 2 * (i / 7) + random.gauss() * 0.2;
    lobes.push([
      crownX + Math.cos(angle) * height * 0.22,
      crownY + Math.sin(angle) * height * 0.15 - height * 0.02,
      height * 0.155 * random.range(0.85, 1.2),
      height * 0.14 * random.range(0.85, 1.2),
    ]);
  }
  const caps = lobes
    .slice(1)
    .map(([lx, ly, rx, ry]) =>
      smooth(
        ellipse(
          lx + canvas.light.x * rx * 0.35,
          ly + canvas.light.y * ry * 0.35,
          rx * 0.66,
          ry * 0.55,
          10,
          random,
          0.1,
        ),
      ),
    )
    .join("");
  svg += paint(canvas, leafOutline(lobes, crownX, crownY, random), leaves, {
    turn: height * 0.06,
    shadow: 0.3,
    light: 0.16,
    strokes: 0,
    inside: fill(caps, canvas.lighten(leaves, 0.18), 0.55),
  });
  svg += leafDabs(
    canvas,
    random,
    lobes,
    Math.round(dabs * (1 - depth * 0.85)),
    leaves,
    height * 0.036,
    depth > 0.45 ? 0.55 : 1,
  );
  if (options.fruit) {
    svg += fill(
      specks(
        random,
        [crownX - height * 0.28, crownY - height * 0.16, crownX + height * 0.28, crownY + height * 0.16],
        11,
        height * 0.02,
      ),
      options.fruit,
    );
  }
  if (snow) {
    const white = lobes
      .slice(1)
      .filter(([, ly]) => ly < crownY + height * 0.04)
      .map(([lx, ly, rx, ry]) =>
        smooth([
          [lx - rx * 0.85, ly - ry * 0.4],
          [lx - rx * 0.3, ly - ry * 1.02],
          [lx + rx * 0.4, ly - ry * 0.95],
          [lx + rx * 0.8, ly - ry * 0.45],
          [lx + rx * 0.2, ly - ry * 0.6],
          [lx - rx * 0.3, ly - ry * 0.48],
        ]),
      )
      .join("");
    svg += fill(white, canvas.fade(SNOW, depth * 0.7), 0.93);
  }
  return svg;
}

/** A fir in four tiers standing at (x, y). */
export function fir(canvas: Canvas, x: number, y: number, height: number, options: TreeOptions = {}): string {
  const { depth = 0, snow = false } = options;
  const random = canvas.randomFor(`fir${Math.round(x)}/${Math.round(height)}`);
  const needles = canvas.fade(options.leaves ?? canvas.palette.near, depth);
  let svg = fill(
    tube(
      [
        [x, y],
        [x, y - height * 0.25],
      ],
      height * 0.035,
      height * 0.025,
    ),
    canvas.fade(canvas.palette.trunk, depth),
  );
  for (let i = 0; i < 4; i++) {
    const base = y - height * 0.12 - i * height * 0.2;
    const half = height * 0.26 * (1 - i * 0.2) * random.range(0.94, 1.06);
    const top = base - height * 0.32;
    const tier: Point[] = [
      [x - half, base + random.gauss() * height * 0.01],
      [x - half * 0.62, base - height * 0.05],
      [x - half * 0.3, base - height * 0.15],
      [x + random.gauss() * height * 0.01, top],
      [x + half * 0.3, base - height * 0.15],
      [x + half * 0.62, base - height * 0.05],
      [x + half, base + random.gauss() * height * 0.01],
      [x + half * 0.66, base + height * 0.012],
      [x + half * 0.46, base + height * 0.032],
      [x + half * 0.2, base + height * 0.008],
      [x, base + height * 0.028],
      [x - half * 0.25, base + height * 0.006],
      [x - half * 0.5, base + height * 0.034],
      [x - half * 0.7, base + height * 0.01],
    ];
    const tone = canvas.lighten(needles, i * 0.035);
    svg +=
      depth > 0.5
        ? fill(smooth(tier, true, 0.6), tone) +
          fill(
            strokes(random, [x - half * 0.8, base - height * 0.2, x + half * 0.1, base], {
              count: 6,
              length: height * 0.07,
              half: height * 0.006,
              angle: 1.2,
            }),
            canvas.lighten(tone, 0.3),
            0.35,
          )
        : paint(canvas, smooth(tier, true, 0.55), tone, {
            turn: height * 0.022,
            strokes: 12,
            strokeLength: height * 0.05,
            strokeHalf: height * 0.006,
            strokeAngle: 1.2,
          });
    if (snow) {
      const cap: Point[] = [
        [x - half * 0.98, base - height * 0.004],
        [x - half * 0.55, base - height * 0.075],
        [x, top + height * 0.002],
        [x + half * 0.5, base - height * 0.08],
        [x + half * 0.8, base - height * 0.02],
        [x + half * 0.4, base - height * 0.04],
        [x + half * 0.1, base - height * 0.09],
        [x - half * 0.25, base - height * 0.055],
        [x - half * 0.5, base - height * 0.03],
      ];
      svg += fill(smooth(cap, true, 0.6), canvas.fade(SNOW, depth * 0.7), 0.95);
    }
  }
  return svg;
}

/** A line of far trees as soft masses, firs and round crowns mixed. */
export function treeLine(
  stage: Stage,
  y: number,
  height: number,
  count: number,
  depth: number,
  firs = 0.4,
  leaves?: Hex,
): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`line${Math.round(y)}/${count}`);
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = (FRAME.width * (i + 0.5)) / count + random.gauss() * 46;
    const h = height * random.range(0.75, 1.15);
    const options = { depth, snow: stage.snow, leaves: leaves ?? canvas.palette.mid };
    svg += random.chance(firs)
      ? fir(canvas, x, y + random.gauss() * 10, h, options)
      : roundTree(canvas, x, y + random.gauss() * 10, h, options);
  }
  return svg;
}
