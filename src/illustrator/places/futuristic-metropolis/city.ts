import { FRAME } from "#book/format.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, box, num, oval, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { clouds, heavens, mist, skyWash } from "../parts/sky.ts";
import { roundTree } from "../parts/trees.ts";
import type { Stage } from "../stage.ts";

const W = FRAME.width;

export type TowerShape = "rounded" | "needle" | "stepped" | "dome" | "slant";
const SHAPES: readonly TowerShape[] = ["rounded", "needle", "stepped", "dome", "slant"];

/** A tower of the city with rows of lit windows, gardens on its steps. */
export function skyscraper(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  depth: number,
  shape: TowerShape,
): string {
  const { canvas, hour } = stage;
  const random = canvas.randomFor(`sky${Math.round(x)}/${Math.round(height)}`);
  const tone = canvas.fade(
    mix(
      canvas.palette.near,
      random.pick(["#c8d8f0", "#ecb8cc", "#9fdcd8", "#f6d2ac", "#f0b49c"]),
      hour === "night" ? 0.18 : 0.55,
    ),
    depth,
  );
  const half = width / 2;
  const top = base - height;
  const outlines: Record<TowerShape, string> = {
    rounded: `M${at(x - half, base)}V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${at(x + half, top + half)}V${num(base)}Z`,
    needle: `M${at(x - half, base)}L${at(x - half * 0.6, top + height * 0.3)}Q${at(x - half * 0.3, top + height * 0.1)} ${at(x, top)}Q${at(x + half * 0.3, top + height * 0.1)} ${at(x + half * 0.6, top + height * 0.3)}L${at(x + half, base)}Z`,
    stepped: `M${at(x - half, base)}V${num(top + height * 0.34)}H${num(x - half * 0.6)}V${num(top + height * 0.12)}H${num(x - half * 0.24)}V${num(top)}H${num(x + half * 0.24)}V${num(top + height * 0.12)}H${num(x + half * 0.6)}V${num(top + height * 0.34)}H${num(x + half)}V${num(base)}Z`,
    dome: `M${at(x - half * 0.7, base)}L${at(x - half * 0.6, top + half * 1.6)}Q${at(x - half * 1.3, top + half)} ${at(x - half, top + half * 0.6)}Q${at(x, top - half * 0.5)} ${at(x + half, top + half * 0.6)}Q${at(x + half * 1.3, top + half)} ${at(x + half * 0.6, top + half * 1.6)}L${at(x + half * 0.7, base)}Z`,
    slant: `M${at(x - half, base)}V${num(top + half * 1.4)}Q${at(x - half * 0.4, top + half)} ${at(x + half, top)}V${num(base)}Z`,
  };
  let lights = "";
  let blind = "";
  const step = Math.max(15, width * 0.19);
  for (let wy = top + half * 1.7; wy < base - 6; wy += step) {
    for (const q of [-2, -1, 0, 1, 2]) {
      const pane = box(x + q * width * 0.155 - width * 0.045, wy, width * 0.09, step * 0.5, 2);
      if (random.chance(hour === "night" || hour === "sunset" ? 0.62 : 0.24)) lights += pane;
      else blind += pane;
    }
  }
  const inside =
    fill(blind, canvas.shade(tone, 0.25), 0.5) +
    fill(lights, canvas.fade(canvas.palette.lamp, depth * 0.5), 0.95 - depth * 0.5);
  let svg = paint(canvas, outlines[shape], tone, {
    turn: width * 0.15,
    shadow: 0.28,
    strokes: depth > 0.6 ? 0 : 14,
    strokeLength: width * 0.4,
    strokeAngle: 1.5,
    inside,
  });
  if (shape === "stepped" && depth < 0.6) {
    const green = canvas.fade(canvas.grade("#6fb07a"), depth);
    for (const [u, f] of [
      [-0.8, 0.34],
      [0.8, 0.34],
      [-0.42, 0.12],
      [0.42, 0.12],
    ] as const)
      svg += fill(
        smooth([
          [x + half * u - half * 0.2, top + height * f + 2],
          [x + half * u - half * 0.1, top + height * f - half * 0.24],
          [x + half * u + half * 0.14, top + height * f - half * 0.2],
          [x + half * u + half * 0.2, top + height * f + 2],
        ]),
        green,
      );
  }
  if (shape === "needle" || shape === "dome") {
    const tip = shape === "needle" ? top : top - half * 0.1;
    svg +=
      line(`M${at(x, tip + 6)}v${num(-half * 0.9)}`, tone, 4) +
      canvas.glow(x, tip - half * 0.9, 28, "#ff9ac0", 0.8) +
      fill(oval(x, tip - half * 0.9, 5), "#ffd0e0");
  }
  return svg;
}

/** Sky, light, clouds and rows of towers into the haze. */
export function skyline(stage: Stage, lightX: number): string {
  const { canvas, horizon: y } = stage;
  const random = canvas.randomFor("skyline");
  let svg = skyWash(stage) + heavens(stage, lightX, y * 0.5) + clouds(stage, 3, y * 0.6);
  for (let i = 0; i < 12; i++)
    svg += skyscraper(
      stage,
      W * ((i + 0.5) / 12) + random.gauss() * 24,
      y + 30,
      random.range(48, 74),
      random.range(150, 420),
      0.8,
      random.pick(SHAPES),
    );
  svg += mist(stage, y - 60, 360, 0.6);
  for (let i = 0; i < 8; i++)
    svg += skyscraper(
      stage,
      W * ((i + 0.5) / 8) + random.gauss() * 34,
      y + 30,
      random.range(70, 104),
      random.range(110, 330),
      0.56,
      random.pick(SHAPES),
    );
  return svg + mist(stage, y, 260, 0.55);
}

/** A rail on slim pillars with a train of glass gliding along it. */
export function monorail(stage: Stage, y: number, trainX: number): string {
  const { canvas } = stage;
  const rail = canvas.fade(canvas.grade("#e6e8f6"), 0.28);
  const track = bend([-70, y + 40], [W * 0.5, y - 60], [W + 70, y + 20], 20);
  const pillars = [0.12, 0.46, 0.82]
    .map((u) =>
      paint(canvas, box(W * u - 9, y + 10 - 40 * Math.sin(u * Math.PI), 18, 260, 4), canvas.shade(rail, 0.12), {
        turn: 5,
        strokes: 6,
        strokeAngle: 1.5,
      }),
    )
    .join("");
  const cars = [0, 1, 2]
    .map((i) => {
      const x = trainX + i * 118;
      const t = (x + 70) / (W + 140);
      const cy = (1 - t) ** 2 * (y + 40) + 2 * (1 - t) * t * (y - 60) + t * t * (y + 20) - 10;
      const slope = Math.atan(((1 - t) * -100 + t * 80) / (W / 2)) * 57;
      const body = smooth(
        [
          [-56, 0],
          [-54, -40],
          [-40, -50],
          [44, -50],
          [i === 2 ? 64 : 54, -30],
          [i === 2 ? 70 : 56, 0],
        ],
        true,
        0.4,
      );
      return place(
        paint(canvas, body, canvas.grade("#fbf6ec"), {
          turn: 6,
          strokes: 6,
          inside:
            fill(
              box(-46, -40, 24, 20, 6) + box(-14, -40, 24, 20, 6) + box(18, -40, i === 2 ? 36 : 24, 20, 6),
              canvas.palette.lamp,
            ) + line("M-60 -10H70", canvas.grade("#e8705f"), 6),
        }),
        x,
        cy,
        0.9,
        0.9,
        slope,
      );
    })
    .join("");
  return (
    pillars +
    paint(canvas, tube(track, 9, 9), rail, { turn: 5, strokes: 20, strokeAngle: 0 }) +
    cars +
    canvas.glow(trainX + 310, y - 40, 60, canvas.palette.lamp, 0.6)
  );
}

/** A little flying car with a bubble roof; `side` −1 flies left. */
export function flyingCar(canvas: Canvas, x: number, y: number, scale: number, colour: Hex, side: 1 | -1 = 1): string {
  const body = smooth([
    [-64, 2],
    [-50, -16],
    [-16, -20],
    [10, -22],
    [54, -12],
    [68, 0],
    [46, 13],
    [-46, 14],
  ]);
  const roof = smooth(
    [
      [-22, -18],
      [-6, -40],
      [26, -40],
      [44, -14],
    ],
    true,
    0.8,
  );
  const svg =
    canvas.glow(-40, 20, 46, "#9ff0ff", 0.6) +
    canvas.glow(34, 20, 40, "#9ff0ff", 0.6) +
    paint(canvas, roof, canvas.grade("#c4ecf6"), { turn: 4, strokes: 0, light: 0.5 }) +
    paint(canvas, body, canvas.grade(colour), {
      turn: 6,
      strokes: 8,
      inside: line("M-60 2H66", canvas.grade("#fff6e6"), 4, 0.8),
    }) +
    canvas.glow(68, -2, 34, canvas.palette.lamp, 0.9);
  return place(svg, x, y, scale, scale * side);
}

/** A tree in a hovering planter. */
export function hoverTree(stage: Stage, x: number, y: number, size: number, depth = 0.05): string {
  const { canvas } = stage;
  const bowl = smooth(
    [
      [x - size * 0.24, y - size * 0.2],
      [x + size * 0.24, y - size * 0.2],
      [x + size * 0.16, y - size * 0.06],
      [x, y - size * 0.03],
      [x - size * 0.16, y - size * 0.06],
    ],
    true,
    0.7,
  );
  return (
    `<ellipse cx="${num(x)}" cy="${num(y + size * 0.04)}" rx="${num(size * 0.25)}" ry="${num(size * 0.045)}" fill="${canvas.palette.shadow}" fill-opacity=".34"/>` +
    canvas.glow(x, y, size * 0.3, "#9ff0ff", 0.5) +
    roundTree(canvas, x, y - size * 0.16, size, {
      leaves: mix(canvas.palette.near, "#5fb088", stage.night ? 0.45 : 0.75),
      depth,
      dabs: 100,
      snow: stage.snow,
    }) +
    paint(canvas, bowl, canvas.fade(canvas.grade("#f0eef6"), depth), { turn: 6, strokes: 8 })
  );
}

/** A lamp like a small moon on a slim mast. */
export function moonLamp(stage: Stage, x: number, y: number, height: number): string {
  const { canvas, hour } = stage;
  const on = hour === "night" || hour === "sunset";
  return (
    line(
      `M${at(x, y)}Q${at(x, y - height * 0.8)} ${at(x + height * 0.12, y - height * 0.94)}`,
      canvas.shade(canvas.palette.trunk, 0.1),
      8,
    ) +
    (on ? canvas.glow(x + height * 0.14, y - height * 0.94, 110, "#d8f8ff", 0.7) : "") +
    paint(canvas, oval(x + height * 0.14, y - height * 0.94, 19), on ? "#f4feff" : canvas.grade("#e8f4fa"), {
      turn: 4,
      strokes: 0,
    })
  );
}
