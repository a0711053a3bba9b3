import { FRAME } from "#book/format.ts";
import { mark, specks } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, num } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";

/** Shafts of light falling from (x, y) beyond the page's top. */
export function rays(stage: Stage, x: number, y: number, colour: Hex, count = 6, strength = 0.15, start = 0.6): string {
  const { canvas } = stage;
  const random = canvas.randomFor("rays");
  const length = FRAME.height * 1.5;
  let svg = "";
  for (let i = 0; i < count; i++) {
    const angle = start + i * 0.2 + random.gauss() * 0.05;
    const spread = random.range(0.03, 0.085);
    const tone = canvas.linear(
      [
        [0, colour, strength * 1.6],
        [0.7, colour, strength * 0.4],
        [1, colour, 0],
      ],
      [x, y, x + Math.cos(angle) * length * 0.8, y + Math.sin(angle) * length * 0.8],
      "user",
    );
    svg += fill(
      `M${at(x, y)}L${at(x + Math.cos(angle) * length, y + Math.sin(angle) * length)}L${at(
        x + Math.cos(angle + spread) * length,
        y + Math.sin(angle + spread) * length,
      )}Z`,
      tone,
    );
  }
  return svg;
}

/** Floating specks of light: fireflies at night, pollen by day. */
export function motes(stage: Stage, top: number, bottom: number, count = 18): string {
  const { canvas, night } = stage;
  const random = canvas.randomFor("motes");
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(20, FRAME.width - 20);
    const y = random.range(top, bottom);
    const r = random.range(2, 4.4);
    if (night) svg += canvas.glow(x, y, r * 5.5, canvas.palette.lamp, 0.55);
    svg += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.7)}" fill="#fff7c4" fill-opacity="${night ? 0.95 : 0.65}"/>`;
  }
  return svg;
}

/** Rising bubbles. */
export function bubbles(stage: Stage, count = 22): string {
  const random = stage.canvas.randomFor("bubbles");
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(0, FRAME.width);
    const y = random.range(FRAME.height * 0.05, FRAME.height * 0.9);
    const r = random.range(3, 12);
    svg += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#ffffff" fill-opacity=".12" stroke="#ffffff" stroke-opacity=".55" stroke-width="1.6"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.3)}" r="${num(r * 0.22)}" fill="#ffffff" fill-opacity=".8"/>`;
  }
  return svg;
}

/** Large soft flakes fall behind the figures, small ones before them: none may lie over an eye. */
function snowfall(canvas: Canvas, layer: WeatherLayer): string {
  const random = canvas.randomFor(`snowfall ${layer}`);
  const area = [0, 0, FRAME.width, FRAME.height] as const;
  return layer === "behind"
    ? fill(specks(random, area, 60, 4.6), "#ffffff", 0.85) + fill(specks(random, area, 16, 8.5), "#ffffff", 0.6)
    : fill(specks(random, area, 110, 2.4), "#ffffff", 0.75);
}

function rainfall(canvas: Canvas, layer: WeatherLayer): string {
  const random = canvas.randomFor(`rainfall ${layer}`);
  let near = "";
  let far = "";
  for (let i = 0; i < 90; i++) {
    const x = random.range(-60, FRAME.width + 60);
    const y = random.range(-20, FRAME.height);
    const length = random.range(26, 60);
    const drop = `M${at(x, y)}l${at(-length * 0.2, length)}`;
    if (i % 3) far += drop;
    else near += drop;
  }
  const tone = mix(canvas.palette.sky[1], "#ffffff", 0.6);
  return layer === "behind" ? line(near + far, tone, 2.4, 0.5) : line(far, tone, 1.6, 0.34);
}

/** Curls of moving air and what it carries. */
function gusts(canvas: Canvas): string {
  const random = canvas.randomFor("gusts");
  let curls = "";
  for (let i = 0; i < 9; i++) {
    const x = random.range(-40, FRAME.width * 0.7);
    const y = random.range(FRAME.height * 0.12, FRAME.height * 0.8);
    const l = random.range(190, 380);
    curls += `M${at(x, y)}q${at(l * 0.5, -l * 0.1)} ${at(l, 0)}t${at(l * 0.2, -l * 0.12)}q${at(0, -l * 0.1)} ${at(-l * 0.1, -l * 0.08)}`;
  }
  let leaves = "";
  let pale = "";
  for (let i = 0; i < 34; i++) {
    const leaf = mark(
      random.range(0, FRAME.width),
      random.range(60, FRAME.height - 60),
      random.range(18, 38),
      random.range(5, 10),
      random.range(-0.8, 0.8),
    );
    if (i % 2) leaves += leaf;
    else pale += leaf;
  }
  return (
    line(curls, "#ffffff", 4.6, 0.62) +
    fill(leaves, canvas.grade("#d98a45"), 0.85) +
    fill(pale, canvas.grade("#e8c05c"), 0.9)
  );
}

function fogbanks(canvas: Canvas, count: number): string {
  const random = canvas.randomFor(`fogbanks${count}`);
  const tone = mix(canvas.palette.haze, canvas.palette.light, 0.25);
  let svg = "";
  for (let i = 0; i < count; i++) {
    const veil = canvas.radial([
      [0, tone, 0.66],
      [0.6, tone, 0.36],
      [1, tone, 0],
    ]);
    svg += `<ellipse cx="${num(random.range(0, FRAME.width))}" cy="${num(FRAME.height * (count > 2 ? 0.4 + i * 0.07 : 0.86 + i * 0.1))}" rx="${num(random.range(380, 620))}" ry="${num(random.range(46, 90))}" fill="${veil}"/>`;
  }
  return svg;
}

export type WeatherLayer = "behind" | "before";

/** What the weather puts behind or before the figures, in screen units. */
export function weatherVeil({ canvas, weather }: Stage, layer: WeatherLayer): string {
  switch (weather) {
    case "snow":
      return snowfall(canvas, layer);
    case "rain":
      return rainfall(canvas, layer);
    case "wind":
      return layer === "behind" ? gusts(canvas) : "";
    case "fog":
      return layer === "behind" ? fogbanks(canvas, 7) : fogbanks(canvas, 2);
    case "clear":
      return "";
  }
}
