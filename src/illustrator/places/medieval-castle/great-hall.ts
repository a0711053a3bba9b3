import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { mix } from "../../gouache/colour.ts";
import { at, box, num, offset, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { stones } from "../parts/buildings.ts";
import { banner } from "../parts/castle.ts";
import { moon, stars } from "../parts/sky.ts";
import { nearness, OVERSCAN, type Scenery, type Stage } from "../stage.ts";
import { hearth } from "./hearth.ts";
import { chest } from "./chest.ts";

const { width: W, height: H } = FRAME;

/** The great hall: a tall window on the hour's sky, tapestries, a fire at the side, a long carpet. */
export function greatHall(stage: Stage): Scenery {
  const { canvas, random, horizon, floor, night, hour } = stage;
  const p = canvas.palette;
  const y = horizon + 40;
  const wall = mix(canvas.grade("#d8b690"), night ? "#3a2a5e" : p.shadow, night ? 0.45 : hour === "day" ? 0.06 : 0.2);
  const tone = canvas.linear(
    [
      [0, canvas.shade(wall, 0.34)],
      [1, canvas.lighten(wall, 0.12)],
    ],
    [0, 0, 0, y],
    "user",
  );
  let back = `<rect x="${-OVERSCAN}" y="${-OVERSCAN}" width="${W + 2 * OVERSCAN}" height="${H + 2 * OVERSCAN}" fill="${tone}"/>`;
  back +=
    fill(stones(canvas, [-40, 0, W + 40, y], 120, 46), canvas.shade(wall, 0.3), 0.24) +
    fill(stones(canvas, [-40, 0, W + 40, y], 60, 46, "pale"), canvas.lighten(wall, 0.5), 0.2);
  back +=
    beams(stage, wall) +
    tallWindow(
      stage,
      W * 0.6,
      y - 70,
      230,
      stage.quiet === "top" ? Math.max(240, Math.min(470, y - 430)) : Math.min(470, y - 90),
      wall,
    );
  back +=
    banner(canvas, W * 0.39, y - 350, 92, 230, "#a8444a", "#f3c65f") +
    banner(canvas, W * 0.81, y - 350, 92, 230, "#4a5f9a", "#f3c65f");
  if (stage.quiet !== "top") back += garland(stage, y);
  back += boards(stage, y) + lightFall(stage, W * 0.62, y, floor);
  back += carpet(stage, W * 0.58, y, W * 0.5) + chest(stage, W * 0.88, y + 104, 150);
  back += hearth(stage, W * 0.06, floor - 150, 330) + candles(stage, W * 0.95, floor - 40, 300);
  const fire = canvas.glow(W * 0.1, floor - 260, 560, "#ffab55", night ? 0.42 : 0.24);
  const dust = fill(
    Array.from({ length: 30 }, () =>
      oval(W * random.range(0.4, 0.8), random.range(y * 0.5, floor), random.range(1, 2.6)),
    ).join(""),
    "#fff7d6",
    0.6,
  );
  const planks = canvas.shade(mix(canvas.grade("#b98a62"), night ? "#3a2450" : p.shadow, night ? 0.4 : 0.08), 0.2);
  return { back, air: dust, front: fire, quiet: stage.quiet === "top" ? canvas.shade(wall, night ? 0.5 : 0) : planks };
}

function beams(stage: Stage, wall: string): string {
  const { canvas, quiet } = stage;
  const wood = canvas.shade(canvas.palette.trunk, 0.25);
  const drop = quiet === "top" ? 0 : 40;
  let svg = paint(canvas, box(-70, -70, W + 140, 96 + drop), wood, {
    turn: 12,
    strokes: 30,
    strokeAngle: 0,
    strokeLength: 160,
  });
  for (const u of [0.02, 0.34, 0.98])
    svg += paint(
      canvas,
      `M${at(W * u - 26, 20 + drop)}L${at(W * u - 18, 190 + drop)}Q${at(W * u, 214 + drop)} ${at(W * u + 18, 190 + drop)}L${at(W * u + 26, 20 + drop)}Z`,
      mix(wood, wall, 0.15),
      { turn: 8, strokes: 10, strokeAngle: 1.5 },
    );
  return svg;
}

/** Pennants on a cord from beam to beam, where no text needs the wall. */
function garland(stage: Stage, y: number): string {
  const { canvas } = stage;
  const high = Math.max(130, Math.min(170, y - 600));
  const colours = ["#a8444a", "#f3c65f", "#4a5f9a", "#4f8a72"] as const;
  const sag = (t: number) => high + 84 * 4 * t * (1 - t);
  const spans = [
    [0.04, 0.34],
    [0.34, 0.66],
    [0.66, 0.98],
  ] as const;
  return spans
    .map(([from, to], s) => {
      const x = (t: number) => W * (from + (to - from) * t);
      const cord = `M${at(x(0), sag(0))}Q${at(x(0.5), high + 168)} ${at(x(1), sag(1))}`;
      const flags = Array.from({ length: 6 }, (_, i) => {
        const t = (i + 0.7) / 6.4;
        return paint(
          canvas,
          polygon([
            [x(t) - 20, sag(t - 0.02)],
            [x(t) + 20, sag(t + 0.02)],
            [x(t), sag(t) + 52],
          ]),
          canvas.grade(colours[(i + s) % colours.length] ?? colours[0]),
          { turn: 4, strokes: 4 },
        );
      }).join("");
      return line(cord, canvas.shade(canvas.palette.trunk, 0.3), 4) + flags;
    })
    .join("");
}

/** An arched window with stone bars and the hour's sky, hills behind. */
function tallWindow(stage: Stage, x: number, base: number, width: number, height: number, wall: string): string {
  const { canvas, night, snow } = stage;
  const p = canvas.palette;
  const w = width / 2;
  const top = base - height;
  const arch = (g: number) =>
    `M${at(x - w - g, base + g)}V${num(top + w)}Q${at(x - w - g, top - g + w * 0.3)} ${at(x, top - g - w * 0.3)}Q${at(x + w + g, top - g + w * 0.3)} ${at(x + w + g, top + w)}V${num(base + g)}Z`;
  const sky = canvas.linear(
    [
      [0, p.sky[0]],
      [0.6, p.sky[1]],
      [1, p.sky[2]],
    ],
    [0, top, 0, base],
    "user",
  );
  const hills =
    fill(
      smooth(
        [
          [x - w - 10, base - 60],
          [x - w * 0.4, base - 110],
          [x, base - 76],
          [x + w * 0.5, base - 120],
          [x + w + 10, base - 70],
          [x + w + 10, base + 20],
          [x - w - 10, base + 20],
        ],
        true,
        0.8,
      ),
      canvas.fade(snow ? "#eef3fa" : p.mid, 0.4),
    ) +
    fill(
      smooth(
        [
          [x - w - 10, base - 24],
          [x, base - 50],
          [x + w + 10, base - 18],
          [x + w + 10, base + 20],
          [x - w - 10, base + 20],
        ],
        true,
        0.8,
      ),
      canvas.fade(snow ? "#dfe8f4" : p.near, 0.25),
    );
  const lights = night
    ? (stage.moonTaken ? "" : moon(canvas, x + w * 0.3, top + height * 0.34, 36)) +
      `<g transform="translate(${offset(x - w, top)}) scale(.3)">${stars(stage, height * 2.4, 60)}</g>`
    : canvas.glow(x - w * 0.2, top + height * 0.4, height * 0.7, p.sun, 0.9);
  const bars = `M${at(x - w * 0.34, base)}V${num(top)}M${at(x + w * 0.34, base)}V${num(top)}M${at(x - w, base - height * 0.34)}H${num(x + w)}M${at(x - w, base - height * 0.66)}H${num(x + w)}`;
  const stone = canvas.lighten(wall, 0.28);
  return (
    (night ? "" : canvas.glow(x, base - height / 2, height * 0.85, p.sun, 0.5)) +
    paint(canvas, arch(22), stone, { turn: 8, strokes: 20 }) +
    `<g clip-path="${canvas.clip(arch(0))}">${fill(arch(0), sky)}${lights}${hills}</g>` +
    line(bars, canvas.shade(stone, 0.3), 7) +
    paint(canvas, box(x - w - 40, base + 14, width + 80, 28, 6), stone, { turn: 6, strokes: 12, strokeAngle: 0 })
  );
}

/** Floor boards running towards the wall. */
function boards(stage: Stage, y: number): string {
  const { canvas, night } = stage;
  const random = canvas.randomFor("boards");
  const wood = mix(canvas.grade("#b98a62"), night ? "#3a2450" : canvas.palette.shadow, night ? 0.4 : 0.08);
  const tone = canvas.linear(
    [
      [0, canvas.lighten(wood, 0.25)],
      [1, canvas.shade(wood, 0.35)],
    ],
    [0, y, 0, H],
    "user",
  );
  let seams = "";
  for (let i = -9; i <= 9; i++) seams += `M${at(W * 0.58 + i * 64, y)}L${at(W * 0.58 + i * 230, H + 60)}`;
  let grain = "";
  for (let i = 0; i < 70; i++) {
    const gy = y + (H - y) * random() ** 1.2;
    grain += mark(random.range(-20, W + 20), gy, 110 * nearness(stage, gy), 2.4, random.gauss() * 0.1);
  }
  return (
    `<rect x="${-OVERSCAN}" y="${num(y)}" width="${W + 2 * OVERSCAN}" height="${num(H - y + OVERSCAN)}" fill="${tone}"/>` +
    fill(grain, canvas.shade(wood, 0.4), 0.2) +
    line(seams, canvas.shade(wood, 0.5), 2.6, 0.35) +
    paint(canvas, box(-70, y - 22, W + 140, 24, 2), canvas.shade(wood, 0.25), { turn: 5, strokes: 12, strokeAngle: 0 })
  );
}

/** The window's light lying on the floor. */
function lightFall(stage: Stage, x: number, y: number, floor: number): string {
  const { canvas, night } = stage;
  const tone = canvas.linear(
    [
      [0, canvas.palette.sun, night ? 0.25 : 0.55],
      [1, canvas.palette.sun, 0],
    ],
    [0, y, 0, floor + 60],
    "user",
  );
  return fill(
    polygon([
      [x - 110, y],
      [x + 90, y],
      [x + 10, floor + 60],
      [x - 340, floor + 60],
    ]),
    tone,
  );
}

function carpet(stage: Stage, far: number, y: number, near: number): string {
  const { canvas } = stage;
  const red = canvas.grade("#a8444a");
  const gold = canvas.grade("#e8bf62");
  const outline = (f: number) =>
    polygon([
      [far - 60 * f, y + 4],
      [far + 60 * f, y + 4],
      [near + 290 * f, H + 40],
      [near - 290 * f, H + 40],
    ]);
  let motifs = "";
  for (let i = 0; i < 6; i++) {
    const t = (i / 5.4) ** 1.4;
    const cy = y + 26 + (H - y) * t;
    const cx = far + (near - far) * t;
    const r = 10 + 34 * t;
    motifs += polygon([
      [cx - r, cy],
      [cx, cy - r * 0.42],
      [cx + r, cy],
      [cx, cy + r * 0.42],
    ]);
  }
  return (
    paint(canvas, outline(1), red, { turn: 6, strokes: 60, strokeAngle: 0.1, strokeLength: 44 }) +
    line(outline(0.86), gold, 5, 0.8) +
    fill(motifs, gold, 0.55)
  );
}

function candles(stage: Stage, x: number, y: number, height: number): string {
  const { canvas, night } = stage;
  const iron = canvas.shade(canvas.grade("#6b5f5a"), 0.3);
  const arms = [-52, 0, 52];
  const top = y - height;
  const stand = line(
    `M${at(x, y)}V${num(top + 30)}M${at(x - 52, top + 40)}Q${at(x - 44, top + 90)} ${at(x, top + 92)}Q${at(x + 44, top + 90)} ${at(x + 52, top + 40)}M${at(x - 40, y)}Q${at(x, y - 40)} ${at(x + 40, y)}`,
    iron,
    9,
  );
  return (
    stand +
    arms
      .map((dx, i) => {
        const cy = top + (i === 1 ? 10 : 36);
        return (
          canvas.glow(x + dx, cy - 50, 120, canvas.palette.lamp, night ? 0.55 : 0.3) +
          fill(box(x + dx - 15, cy, 30, 9, 3), iron) +
          paint(canvas, box(x + dx - 9, cy - 38, 18, 40, 4), canvas.grade("#fff3dc"), { turn: 4, strokes: 4 }) +
          fill(
            smooth([
              [x + dx - 6, cy - 44],
              [x + dx, cy - 66],
              [x + dx + 6, cy - 44],
              [x + dx, cy - 38],
            ]),
            "#ffd36a",
          )
        );
      })
      .join("")
  );
}
