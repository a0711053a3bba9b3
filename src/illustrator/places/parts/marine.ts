import { mark } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, bend, num, oval, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";

/** A ribbon of kelp swaying up from (x, y). */
export function kelp(canvas: Canvas, x: number, y: number, height: number, colour: Hex): string {
  const random = canvas.randomFor(`kelp${Math.round(x)}/${Math.round(height)}`);
  const stem = bend([x, y], [x + random.gauss() * 70, y - height * 0.5], [x + random.gauss() * 80, y - height], 13);
  let dark = "";
  let pale = "";
  for (let i = 1; i < stem.length; i++) {
    const [sx, sy] = stem[i] ?? [0, 0];
    const side = i % 2 ? 1 : -1;
    const leaf = mark(sx + side * height * 0.045, sy, height * 0.15, height * 0.024, side > 0 ? -0.9 : 0.9 + Math.PI);
    if (i % 3) dark += leaf;
    else pale += leaf;
  }
  return (
    line(smooth(stem, false), canvas.shade(colour, 0.2), Math.max(4, height * 0.014)) +
    fill(dark, colour) +
    fill(pale, canvas.lighten(colour, 0.18))
  );
}

/** A branching coral. */
export function coral(canvas: Canvas, x: number, y: number, height: number, colour: Hex): string {
  const random = canvas.randomFor(`coral${Math.round(x)}`);
  const tone = canvas.grade(colour);
  let svg = "";
  const branch = (bx: number, by: number, angle: number, length: number, half: number, left: number) => {
    const ex = bx + Math.sin(angle) * length;
    const ey = by - Math.cos(angle) * length;
    svg += paint(
      canvas,
      tube(bend([bx, by], [(bx + ex) / 2 + random.gauss() * 6, (by + ey) / 2], [ex, ey], 4), half, half * 0.74),
      left > 1 ? canvas.shade(tone, 0.1) : tone,
      { turn: 3, strokes: 0, light: 0.3 },
    );
    if (left <= 0) return;
    for (const turn of [-0.55, 0.05, 0.5])
      if (random.chance(0.82))
        branch(ex, ey, angle + turn + random.gauss() * 0.12, length * 0.66, half * 0.74, left - 1);
  };
  for (const [angle, share] of [
    [-0.4, 0.32],
    [0.36, 0.3],
    [0, 0.36],
  ] as const)
    branch(x, y, angle, height * share, height * 0.045, 2);
  return svg;
}

/** A fan of coral with its veins. */
export function fanCoral(canvas: Canvas, x: number, y: number, height: number, colour: Hex): string {
  const tone = canvas.grade(colour);
  const half = height * 0.52;
  const d = smooth([
    [x - height * 0.05, y],
    [x - half * 0.8, y - height * 0.4],
    [x - half, y - height * 0.72],
    [x - half * 0.5, y - height * 0.98],
    [x, y - height * 0.9],
    [x + half * 0.52, y - height],
    [x + half, y - height * 0.7],
    [x + half * 0.78, y - height * 0.38],
    [x + height * 0.05, y],
  ]);
  let veins = "";
  for (let i = -4; i <= 4; i++)
    veins += `M${at(x, y)}Q${at(x + i * half * 0.1, y - height * 0.5)} ${at(x + i * half * 0.26, y - height)}`;
  for (let i = 1; i < 4; i++)
    veins += `M${at(x - half * 0.3 * i * 0.8, y - height * 0.25 * i)}q${at(half * 0.24 * i, -14)} ${at(half * 0.48 * i, 0)}`;
  return paint(canvas, d, tone, { turn: 9, strokes: 14, inside: line(veins, canvas.shade(tone, 0.4), 2.6, 0.55) });
}

export function anemone(canvas: Canvas, x: number, y: number, width: number, colour: Hex): string {
  const tone = canvas.grade(colour);
  let arms = "";
  for (let i = 0; i < 11; i++) {
    const angle = -1.2 + i * 0.24;
    arms += paint(
      canvas,
      tube(
        bend(
          [x + angle * width * 0.2, y],
          [x + angle * width * 0.3, y - width * 0.35],
          [x + Math.sin(angle) * width * 0.6, y - Math.cos(angle) * width * 0.7],
          4,
        ),
        width * 0.055,
        width * 0.045,
      ),
      i % 2 ? tone : canvas.shade(tone, 0.12),
      { turn: 2.4, strokes: 0, light: 0.35 },
    );
  }
  return (
    arms +
    paint(
      canvas,
      smooth([
        [x - width * 0.3, y - width * 0.14],
        [x, y - width * 0.2],
        [x + width * 0.3, y - width * 0.14],
        [x + width * 0.24, y + 8],
        [x - width * 0.24, y + 8],
      ]),
      canvas.shade(tone, 0.2),
      { turn: 4, strokes: 8 },
    )
  );
}

export function shell(canvas: Canvas, x: number, y: number, width: number, colour: Hex): string {
  const tone = canvas.grade(colour);
  const ribs = [-0.3, -0.15, 0, 0.15, 0.3]
    .map((f) => `M${at(x, y + width * 0.04)}L${at(x + f * width * 1.3, y - width * 0.6)}`)
    .join("");
  return paint(
    canvas,
    smooth([
      [x - width * 0.5, y - width * 0.12],
      [x - width * 0.3, y - width * 0.5],
      [x, y - width * 0.62],
      [x + width * 0.3, y - width * 0.5],
      [x + width * 0.5, y - width * 0.12],
      [x + width * 0.1, y + width * 0.06],
      [x - width * 0.1, y + width * 0.06],
    ]),
    tone,
    { turn: 4, strokes: 0, inside: line(ribs, canvas.shade(tone, 0.4), 2, 0.6) },
  );
}

export function starfish(canvas: Canvas, x: number, y: number, size: number, colour: Hex): string {
  const d = smooth(
    Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
      const r = i % 2 ? size * 0.46 : size;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.7] as const;
    }),
    true,
    0.6,
  );
  return paint(canvas, d, canvas.grade(colour), {
    turn: 4,
    strokes: 6,
    strokeLength: 10,
    inside: fill(
      oval(x, y, size * 0.1) + oval(x - size * 0.3, y - 2, size * 0.06) + oval(x + size * 0.3, y - 2, size * 0.06),
      "#fff6e2",
      0.7,
    ),
  });
}

/** A spire of the sea people's city, tapering into a bulb with a pearl. */
export function seaTower(
  canvas: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  colour: Hex,
  depth: number,
  lit = true,
): string {
  const tone = canvas.fade(canvas.grade(colour), depth);
  const top = base - height;
  const half = width / 2;
  const body = `M${at(x - half * 1.25, base)}Q${at(x - half * 0.8, base - height * 0.5)} ${at(x - half * 0.86, top)}Q${at(x - half * 1.5, top - width * 0.5)} ${at(x, top - width * 1.35)}Q${at(x + half * 1.5, top - width * 0.5)} ${at(x + half * 0.86, top)}Q${at(x + half * 0.8, base - height * 0.5)} ${at(x + half * 1.25, base)}Z`;
  const bands = [0.02, 0.34, 0.66]
    .map((f) => `M${at(x - half * 1.2, base - height * (1 - f))}q${at(half * 1.2, width * 0.18)} ${at(half * 2.4, 0)}`)
    .join("");
  const light = canvas.fade(canvas.palette.lamp, depth * 0.5);
  const windows = [0.18, 0.5, 0.8]
    .filter((f) => height * f < height - 10)
    .map(
      (f) =>
        `M${at(x - width * 0.12, base - height * (1 - f))}v${num(-width * 0.24)}a${num(width * 0.12)} ${num(width * 0.12)} 0 0 1 ${num(width * 0.24)} 0v${num(width * 0.24)}Z`,
    )
    .join("");
  return (
    paint(canvas, body, tone, {
      turn: width * 0.17,
      shadow: 0.28,
      strokes: 14,
      strokeAngle: 1.5,
      inside: line(bands, canvas.lighten(tone, 0.5), width * 0.05, 0.7) + fill(windows, light, lit ? 1 : 0.5),
    }) +
    (lit ? canvas.glow(x, base - height * 0.5, width * 0.8, light, 0.3) : "") +
    canvas.glow(x, top - width * 1.45, width * 0.5, "#fff6e0", 0.6) +
    fill(oval(x, top - width * 1.42, width * 0.13), canvas.fade("#fff3e6", depth * 0.4))
  );
}
