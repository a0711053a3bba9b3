import { FRAME } from "#book/format.ts";
import { mark, specks, strokes } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, ellipse, num, oval, type Point, smooth, tube } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { nearness, type Stage } from "../stage.ts";

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

/** A palm leaning over from (x, y). */
export function palm(canvas: Canvas, x: number, y: number, height: number, lean: number, depth = 0): string {
  const random = canvas.randomFor(`palm${Math.round(x)}/${Math.round(height)}`);
  const wood = canvas.fade(canvas.palette.trunk, depth);
  const leaf = canvas.fade(canvas.palette.near, depth);
  const topX = x + lean;
  const topY = y - height;
  const stem = bend([x, y], [x + lean * 0.05, y - height * 0.6], [topX, topY], 12);
  let rings = "";
  for (let i = 1; i < 12; i++) {
    const [rx, ry] = stem[i] ?? [x, y];
    const w = height * 0.03 * (1 - i * 0.035);
    rings += `M${at(rx - w, ry)}q${at(w, w * 0.5)} ${at(2 * w, -w * 0.1)}`;
  }
  let svg = paint(canvas, tube(stem, height * 0.042, height * 0.02), wood, {
    turn: height * 0.016,
    strokes: 14,
    strokeLength: height * 0.05,
    strokeAngle: 1.4,
    inside: line(rings, canvas.shade(wood, 0.45), height * 0.008, 0.5),
  });
  const frond = (angle: number, length: number, tone: Hex) => {
    const ex = topX + Math.cos(angle) * length;
    const ey = topY + Math.sin(angle) * length * 0.72 + length * 0.28;
    const spine = bend(
      [topX, topY],
      [topX + Math.cos(angle) * length * 0.55, topY + Math.sin(angle) * length * 0.75 - length * 0.14],
      [ex, ey],
      14,
    );
    const under: Point[] = [];
    for (let i = spine.length - 1; i > 0; i--) {
      const [px, py] = spine[i] ?? [0, 0];
      const drop = length * 0.2 * Math.sin((i / spine.length) * Math.PI) * (i % 2 ? 1 : 0.5);
      under.push([px - Math.cos(angle) * length * 0.05, py + drop + length * 0.02]);
    }
    return paint(canvas, `${smooth(spine, false)}L${under.map(([px, py]) => at(px, py)).join("L")}Z`, tone, {
      turn: length * 0.03,
      strokes: 10,
      strokeLength: length * 0.14,
      strokeHalf: length * 0.008,
      strokeAngle: angle + 0.4,
    });
  };
  const angles = [-2.95, 0.1, -2.45, -0.45, -2.0, -0.95, -1.5];
  svg += angles
    .map((angle, i) =>
      frond(angle + random.gauss() * 0.12, height * random.range(0.42, 0.52), i % 2 ? leaf : canvas.shade(leaf, 0.16)),
    )
    .join("");
  return (
    svg +
    [
      [-0.03, 0.03],
      [0.025, 0.035],
      [0, 0.05],
    ]
      .map(([dx = 0, dy = 0]) =>
        paint(canvas, oval(topX + dx * height, topY + dy * height, height * 0.026), canvas.shade(wood, 0.3), {
          turn: 4,
          strokes: 0,
        }),
      )
      .join("")
  );
}

/** How large a tree at `y` should be beside the figures. */
export const treeHeight = (stage: Stage, y: number, height: number): number => height * nearness(stage, y);
