import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, num, oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";

/** A little fish swimming right, or left with `side` −1; `length` from nose to tail. */
export function fish(
  canvas: Canvas,
  x: number,
  y: number,
  length: number,
  colour: Hex,
  fin: Hex,
  side: 1 | -1 = 1,
  depth = 0,
): string {
  const tone = canvas.fade(canvas.grade(colour), depth);
  const fins = canvas.fade(canvas.grade(fin), depth);
  const l = length / 2;
  const body = smooth([
    [l, 0],
    [l * 0.5, -l * 0.46],
    [-l * 0.1, -l * 0.5],
    [-l * 0.62, -l * 0.12],
    [-l * 0.62, l * 0.12],
    [-l * 0.1, l * 0.48],
    [l * 0.5, l * 0.4],
  ]);
  const stripes = fill(
    `M${at(l * 0.2, -l)}q${at(l * 0.16, l)} 0 ${num(2 * l)}h${num(-l * 0.2)}q${at(l * 0.16, -l)} 0 ${num(-2 * l)}Z`,
    "#fff6e8",
    0.75 * (1 - depth),
  );
  const svg =
    fill(
      smooth(
        [
          [-l * 0.5, 0],
          [-l, -l * 0.42],
          [-l * 0.86, 0],
          [-l, l * 0.42],
        ],
        true,
        0.7,
      ),
      fins,
    ) +
    fill(
      smooth(
        [
          [l * 0.2, -l * 0.42],
          [-l * 0.1, -l * 0.8],
          [-l * 0.36, -l * 0.34],
        ],
        true,
        0.6,
      ),
      fins,
    ) +
    paint(canvas, body, tone, { turn: l * 0.1, strokes: 8, strokeLength: l * 0.2, strokeHalf: 1.2, inside: stripes }) +
    fill(
      smooth(
        [
          [l * 0.02, l * 0.06],
          [-l * 0.26, l * 0.34],
          [-l * 0.04, l * 0.3],
        ],
        true,
        0.6,
      ),
      fins,
    ) +
    fill(oval(l * 0.58, -l * 0.1, l * 0.12), "#fffdf6", 1 - depth * 0.5) +
    fill(oval(l * 0.6, -l * 0.09, l * 0.075), "#2b1f24", 1 - depth * 0.6) +
    line(
      `M${at(l * 0.84, l * 0.12)}q${at(-l * 0.08, l * 0.08)} ${at(-l * 0.16, l * 0.04)}`,
      "#2b1f24",
      Math.max(1.4, l * 0.05),
      0.8 - depth * 0.5,
    );
  return place(svg, x, y, 1, side);
}

/** A school of small far fish. */
export function school(
  canvas: Canvas,
  x: number,
  y: number,
  count: number,
  colour: Hex,
  depth: number,
  side: 1 | -1,
): string {
  const random = canvas.randomFor(`school${Math.round(x)}`);
  const tone = canvas.fade(colour, depth);
  let d = "";
  for (let i = 0; i < count; i++) {
    const fx = x + random.gauss() * 90;
    const fy = y + random.gauss() * 44;
    const l = random.range(9, 15);
    d += `${oval(fx, fy, l, l * 0.45)}M${at(fx - side * l * 0.8, fy)}L${at(fx - side * l * 1.7, fy - l * 0.5)}V${num(fy + l * 0.5)}Z`;
  }
  return fill(d, tone, 0.85);
}

/** A jellyfish with trailing arms, faintly glowing. */
export function jellyfish(canvas: Canvas, x: number, y: number, size: number, colour: Hex, depth = 0): string {
  const tone = canvas.fade(canvas.grade(colour), depth);
  const arms = [-0.6, -0.3, 0, 0.3, 0.6]
    .map(
      (f, i) =>
        `M${at(x + f * size, y)}q${at((i % 2 ? 1 : -1) * size * 0.3, size * 0.5)} ${at(f * size * 0.2, size * 0.9)}t${at(f * size * 0.1, size * 0.8)}`,
    )
    .join("");
  const bell = `M${at(x - size, y)}Q${at(x - size, y - size * 1.2)} ${at(x, y - size * 1.2)}Q${at(x + size, y - size * 1.2)} ${at(x + size, y)}q${at(-size * 0.25, size * 0.2)} ${at(-size * 0.5, 0)}q${at(-size * 0.25, size * 0.2)} ${at(-size * 0.5, 0)}q${at(-size * 0.25, size * 0.2)} ${at(-size * 0.5, 0)}q${at(-size * 0.25, size * 0.2)} ${at(-size * 0.5, 0)}Z`;
  return (
    canvas.glow(x, y - size * 0.4, size * 2.4, tone, 0.3) +
    line(arms, tone, size * 0.09, 0.55) +
    paint(canvas, bell, tone, {
      turn: size * 0.14,
      strokes: 8,
      strokeLength: size * 0.3,
      light: 0.4,
      inside: fill(oval(x - size * 0.3, y - size * 0.75, size * 0.2, size * 0.28), "#ffffff", 0.35),
    })
  );
}
