import { FRAME } from "#book/format.ts";
import { mark, specks, strokes } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, ellipse, num, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { OVERSCAN, type Stage } from "../stage.ts";

const RIGHT = FRAME.width + OVERSCAN;

/** The sky's wash down to the horizon, with the brush's streaks. */
export function skyWash(stage: Stage, reach = stage.horizon + 40): string {
  const { canvas } = stage;
  const { sky, shadow } = canvas.palette;
  const random = canvas.randomFor("sky");
  const wash = canvas.linear(
    [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ],
    [0, 0, 0, reach],
    "user",
  );
  let svg = `<rect x="${-OVERSCAN}" y="${-OVERSCAN}" width="${RIGHT + OVERSCAN}" height="${FRAME.height + 2 * OVERSCAN}" fill="${wash}"/>`;
  for (const [i, tone] of sky.entries()) {
    const top = (reach / 3) * i;
    const band = [-OVERSCAN, top, RIGHT, top + reach / 2.6] as const;
    svg += fill(
      strokes(random, band, { count: 26, length: 260, half: 13, angle: 0.03 }),
      mix(tone, "#ffffff", 0.5),
      0.12,
    );
    svg += fill(
      strokes(random, band, { count: 20, length: 220, half: 12, angle: -0.04 }),
      mix(tone, shadow, 0.5),
      0.06,
    );
  }
  return svg;
}

/** Stars above `bottom`: dust, dots and a few that sparkle. */
export function stars(stage: Stage, bottom: number, count = 110): string {
  const { canvas } = stage;
  const random = canvas.randomFor("stars");
  const area = [-OVERSCAN, -OVERSCAN, RIGHT, bottom] as const;
  let svg =
    fill(specks(random, area, count, 1.7), "#fff8e0", 0.8) + fill(specks(random, area, count / 6, 3), "#fff8e0", 0.9);
  for (let i = 0; i < 7; i++) {
    const x = random.range(20, FRAME.width - 20);
    const y = random.range(20, bottom * 0.85);
    const r = random.range(6, 12);
    svg += canvas.glow(x, y, r * 2.6, "#fff3c8", 0.5) + fill(sparkle(x, y, r), "#fff6d8");
  }
  return svg;
}

/** A four-pointed spark as path data. */
export const sparkle = (x: number, y: number, r: number): string =>
  `M${at(x, y - r)}Q${at(x, y)} ${at(x + r, y)}Q${at(x, y)} ${at(x, y + r)}Q${at(x, y)} ${at(x - r, y)}Q${at(x, y)} ${at(x, y - r)}Z`;

export function moon(canvas: Canvas, x: number, y: number, r: number): string {
  const seas =
    smooth(ellipse(x - r * 0.3, y - r * 0.2, r * 0.22, r * 0.2)) + oval(x + r * 0.3, y + r * 0.25, r * 0.28, r * 0.24);
  return (
    canvas.glow(x, y, r * 4.6, "#dfe8ff", 0.42) +
    canvas.glow(x, y, r * 2, "#fff4cf", 0.5) +
    paint(canvas, smooth(ellipse(x, y, r, r, 16)), "#fdf3cd", {
      turn: r * 0.16,
      shadow: 0.1,
      light: 0.1,
      strokes: 14,
      strokeLength: r * 0.3,
      strokeHalf: r * 0.02,
      inside: fill(seas + oval(x + r * 0.2, y - r * 0.45, r * 0.13), "#e6d7a5", 0.55),
    })
  );
}

/** Where the light stands when a set would have it at `x`: to one side or the other by the page's seed, behind nobody's head. */
export function lightAt(stage: Stage, x: number): number {
  const { seen, actors } = stage;
  const random = stage.canvas.randomFor("light");
  const [left, right] = [seen.left + 90, seen.right - 90];
  const spots = [0, 0.13, -0.13, 0.26, -0.26, 0.4, -0.4]
    .map((shift) => x + (shift + random.gauss() * 0.05) * FRAME.width)
    .filter((spot) => spot >= left && spot <= right);
  const free = spots.filter((spot) => actors.every((actor) => Math.abs(actor.x - spot) > 150));
  const choice = free.length > 0 ? free : spots;
  return choice.length > 0 ? random.pick(choice.slice(0, 4)) : Math.max(left, Math.min(right, x));
}

/** The hour's light, high by day, a low disc at dawn and sunset, moon and stars at night; `x` is where the set would have it. */
export function heavens(stage: Stage, x: number, height: number): string {
  const random = stage.canvas.randomFor("height of the light");
  const size = random.range(0.85, 1.2);
  const { seen, horizon } = stage;
  const least = seen.top + 62 * size + 14;
  const y = Math.max(least, Math.min(Math.max(least, horizon - 110), height + random.gauss() * 70));
  return lights(stage, lightAt(stage, x), y, size);
}

/** The hour's light at a place. */
export function lights(stage: Stage, x: number, y: number, size = 1): string {
  const { canvas, horizon } = stage;
  const { sun } = canvas.palette;
  if (stage.night) return stars(stage, horizon * 0.9) + (stage.moonTaken ? "" : moon(canvas, x, y, 62 * size));
  if (stage.hour === "day")
    return canvas.glow(x, y, 640 * size, sun, 0.9) + canvas.glow(x, y, 150 * size, "#fffdf0", 0.5);
  const low = Math.max(y, horizon - 200);
  return (
    canvas.glow(x, low, 720 * size, sun, 0.8) +
    canvas.glow(x, low, 190 * size, "#fffbe8", 0.7) +
    fill(oval(x, low, 50 * size), mix(sun, "#fffdf0", 0.6), 0.95)
  );
}

/** The upper outline of round puffs as points from left to right. */
export function puffs(list: readonly (readonly [x: number, y: number, r: number])[], steps = 30): Point[] {
  const left = Math.min(...list.map(([x, , r]) => x - r));
  const right = Math.max(...list.map(([x, , r]) => x + r));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = left + ((right - left) * i) / steps;
    const top = Math.min(
      ...list.map(([px, py, r]) => (Math.abs(x - px) <= r ? py - Math.sqrt(r * r - (x - px) ** 2) * 0.92 : Infinity)),
    );
    const base = Math.max(...list.map(([, py]) => py));
    return [x, Math.min(top, base)] as const;
  });
}

/** A cloud, flat below and heaped above, `width` wide. */
export function cloud(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  colour: Hex,
  alpha = 0.9,
  name = "",
): string {
  const random = canvas.randomFor(`cloud${name}${Math.round(width)}`);
  const heaps: [number, number, number][] = Array.from({ length: 6 }, (_, i) => {
    const t = (i + 0.5) / 6;
    const r = width * (0.09 + 0.12 * Math.sin(t * Math.PI)) * random.range(0.85, 1.15);
    return [x - width / 2 + width * t, y, r];
  });
  const top = puffs(heaps, 34);
  const first = top[0] ?? [x, y];
  const last = top.at(-1) ?? [x, y];
  const d = smooth(
    [
      ...top,
      [last[0] - width * 0.06, y + width * 0.035],
      [x, y + width * 0.05],
      [first[0] + width * 0.06, y + width * 0.035],
    ],
    true,
    0.8,
  );
  const shadowTone = mix(colour, canvas.palette.sky[0], 0.5);
  const shine = heaps.map(([hx, hy, r]) => mark(hx - r * 0.2, hy - r * 0.62, r * 1.1, r * 0.13, -0.25)).join("");
  const belly = fill(
    strokes(random, [x - width / 2, y - width * 0.05, x + width / 2, y + width * 0.05], {
      count: 16,
      length: width * 0.2,
      half: width * 0.014,
      angle: 0.02,
    }),
    shadowTone,
    0.4,
  );
  return `<g opacity="${alpha}">${paint(canvas, d, colour, {
    turn: width * 0.045,
    shadow: 0.12,
    light: 0.25,
    strokes: 16,
    strokeLength: width * 0.12,
    strokeHalf: width * 0.008,
    strokeAngle: 0.1,
    strokeStrength: 0.1,
    inside: belly + fill(shine, "#ffffff", 0.5),
  })}</g>`;
}

/** A few clouds in the hour's light, away from a calm top. */
export function clouds(stage: Stage, count = 3, bottom = stage.horizon * 0.62): string {
  const { canvas } = stage;
  const random = canvas.randomFor("clouds");
  const { sky, sun } = canvas.palette;
  const tone = stage.night ? mix(sky[2], sky[1], 0.4) : mix(mix(sky[2], "#ffffff", 0.65), sun, 0.3);
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = (FRAME.width * (i + random.range(0.15, 0.85))) / count;
    const y = random.range(0.28, 1) * bottom;
    svg += cloud(canvas, x, y, random.range(150, 330), tone, stage.night ? 0.45 : 0.85, String(i));
  }
  return svg;
}

/** A level band of mist that hides where distance begins. */
export function mist(stage: Stage, y: number, height: number, strength = 0.55): string {
  const { canvas } = stage;
  const { haze } = canvas.palette;
  const veil = canvas.linear([
    [0, haze, 0],
    [0.6, haze, strength],
    [1, haze, 0],
  ]);
  return `<rect x="${-OVERSCAN}" y="${num(y - height * 0.6)}" width="${RIGHT + OVERSCAN}" height="${num(height)}" fill="${veil}"/>`;
}
