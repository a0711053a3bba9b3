import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";

/** A picket fence from x0 to x1. */
export function fence(
  canvas: Canvas,
  x0: number,
  x1: number,
  y: number,
  height: number,
  colour = canvas.grade("#d9b98a"),
  snow = false,
): string {
  const count = Math.max(2, Math.round((x1 - x0) / (height * 0.42)));
  const step = (x1 - x0) / count;
  const rail = (f: number) =>
    paint(canvas, box(x0 - 6, y - height * f, x1 - x0 + 12, height * 0.11, 3), canvas.shade(colour, 0.12), {
      turn: 3,
      strokes: 6,
      strokeAngle: 0,
    });
  let svg = rail(0.72) + rail(0.34);
  for (let i = 0; i <= count; i++) {
    const px = x0 + step * i;
    const w = height * 0.1;
    const lean = ((i * 7) % 5) - 2;
    svg += paint(
      canvas,
      polygon([
        [px - w, y + 3],
        [px - w + lean, y - height * 0.88],
        [px + lean, y - height - ((i * 5) % 4)],
        [px + w + lean, y - height * 0.88],
        [px + w, y + 3],
      ]),
      colour,
      { turn: 4, strokes: 4, strokeAngle: 1.5, strokeLength: height * 0.3 },
    );
    if (snow) svg += fill(oval(px + lean, y - height * 0.95, w * 1.15, w * 0.8), "#fbfcff", 0.95);
  }
  return svg;
}

/** A street lamp; lit after dusk. */
export function streetLamp(canvas: Canvas, x: number, y: number, height: number, lit: boolean): string {
  const iron = canvas.shade(canvas.grade("#5a5462"), 0.25);
  const top = y - height;
  const w = height * 0.075;
  return (
    (lit ? canvas.glow(x, top + w * 1.2, height * 0.55, canvas.palette.lamp, 0.6) : "") +
    paint(
      canvas,
      `M${at(x - w * 0.32, y)}L${at(x - w * 0.2, top + w * 2)}H${num(x + w * 0.2)}L${at(x + w * 0.32, y)}Z`,
      iron,
      { turn: 3, strokes: 4 },
    ) +
    fill(box(x - w * 0.7, y - w * 0.5, w * 1.4, w * 0.6, 3), iron) +
    fill(
      polygon([
        [x - w * 0.6, top + w * 2],
        [x - w, top],
        [x + w, top],
        [x + w * 0.6, top + w * 2],
      ]),
      lit ? canvas.palette.lamp : mix(canvas.palette.sky[2], "#ffffff", 0.3),
    ) +
    line(
      `M${at(x - w * 0.6, top + w * 2)}L${at(x - w, top)}M${at(x + w * 0.6, top + w * 2)}L${at(x + w, top)}M${at(x, top)}V${num(top + w * 2)}`,
      iron,
      2.4,
    ) +
    fill(
      polygon([
        [x - w * 1.25, top],
        [x, top - w * 1.1],
        [x + w * 1.25, top],
      ]),
      iron,
    ) +
    fill(oval(x, top - w * 1.2, w * 0.22), iron)
  );
}

/** Little flags on a string from one point to another. */
export function bunting(
  canvas: Canvas,
  from: Point,
  to: Point,
  sag: number,
  colours: readonly Hex[],
  size = 30,
): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.5));
  const spot = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  let flags = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = spot((i + 0.5) / count);
    const colour = canvas.grade(colours[i % colours.length] ?? "#d9534a");
    flags += fill(
      polygon([
        [x - size * 0.42, y],
        [x + size * 0.42, y + 1],
        [x + 2, y + size],
      ]),
      colour,
    );
  }
  return (
    line(
      smooth(
        Array.from({ length: 13 }, (_, i) => spot(i / 12)),
        false,
      ),
      canvas.shade(canvas.grade("#f3e6cf"), 0.3),
      2.4,
    ) + flags
  );
}
