import { FRAME } from "#book/format.ts";
import { specks } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, ellipse, num, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { skyWash, stars } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";

const W = FRAME.width;

/** The sky of a far world: stars, clouds of light, and a low sun at dawn and dusk. */
export function farSky(stage: Stage): string {
  const { canvas, horizon: y, hour } = stage;
  const random = canvas.randomFor("nebula");
  let svg = skyWash(stage) + stars(stage, y * 0.86, hour === "night" ? 170 : hour === "sunset" ? 120 : 60);
  const hues: Hex[] = ["#e07ab0", "#7a8af0", "#f0a07a", "#7ad0d8"];
  for (let i = 0; i < 5; i++) {
    const hue = random.pick(hues);
    const tone = canvas.radial([
      [0, hue, hour === "day" ? 0.22 : 0.3],
      [1, hue, 0],
    ]);
    svg += `<ellipse cx="${num(random.range(0, W))}" cy="${num(random.range(0, y * 0.7))}" rx="${num(random.range(190, 420))}" ry="${num(random.range(50, 120))}" fill="${tone}" transform="rotate(-14 ${W / 2} 320)"/>`;
  }
  if (hour === "dawn" || hour === "sunset")
    svg +=
      canvas.glow(W * 0.3, y - 30, 520, canvas.palette.sun, 0.8) + canvas.glow(W * 0.3, y - 40, 120, "#fffbe8", 0.8);
  return svg;
}

/** A banded planet, with a ring when `ring` is given. */
export function planet(canvas: Canvas, x: number, y: number, r: number, colour: Hex, ring?: Hex): string {
  const bands = [-0.62, -0.28, 0.08, 0.44]
    .map((f, i) =>
      fill(
        `M${at(x - r * 1.2, y + r * f)}Q${at(x, y + r * (f + 0.22))} ${at(x + r * 1.2, y + r * f)}V${num(y + r * (f + 0.17))}Q${at(x, y + r * (f + 0.4))} ${at(x - r * 1.2, y + r * (f + 0.17))}Z`,
        i % 2 ? canvas.shade(colour, 0.2) : canvas.lighten(colour, 0.4),
        0.7,
      ),
    )
    .join("");
  const half = (sweep: 0 | 1, width: number, tone: Hex, k: number, alpha: number) =>
    `<path d="M${at(x - r * k, y)}A${num(r * k)} ${num(r * 0.36)} 0 0 ${sweep} ${at(x + r * k, y)}" fill="none" stroke="${tone}" stroke-width="${num(width)}" stroke-opacity="${alpha}" transform="rotate(-16 ${num(x)} ${num(y)})"/>`;
  const rings = (sweep: 0 | 1) =>
    ring ? half(sweep, r * 0.12, ring, 1.72, 0.9) + half(sweep, r * 0.05, canvas.shade(ring, 0.3), 1.5, 0.8) : "";
  return (
    canvas.glow(x, y, r * 2.2, colour, 0.4) +
    rings(1) +
    paint(canvas, smooth(ellipse(x, y, r, r, 18)), colour, {
      turn: r * 0.24,
      shadow: 0.42,
      light: 0.2,
      strokes: 0,
      inside: bands,
    }) +
    rings(0)
  );
}

/** A small moon with craters. */
export function littleMoon(canvas: Canvas, x: number, y: number, r: number, colour: Hex): string {
  const random = canvas.randomFor(`little${Math.round(x)}`);
  return (
    canvas.glow(x, y, r * 2, colour, 0.3) +
    paint(canvas, smooth(ellipse(x, y, r, r, 14)), colour, {
      turn: r * 0.26,
      shadow: 0.4,
      strokes: 8,
      inside: fill(specks(random, [x - r, y - r, x + r, y + r], 9, r * 0.16), canvas.shade(colour, 0.3), 0.5),
    })
  );
}
