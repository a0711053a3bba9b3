import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { bush } from "../parts/plants.ts";
import { roundTree } from "../parts/trees.ts";
import type { Stage } from "../stage.ts";

/** A glass dome with a garden in it, `width` wide. */
export function dome(canvas: Canvas, x: number, y: number, width: number, depth: number): string {
  const frame = canvas.fade(canvas.grade("#e6ebf2"), depth);
  const glass = canvas.fade(canvas.grade("#7fd0d8"), depth);
  const half = width / 2;
  const h = width * 0.48;
  const arch = `M${at(x - half, y)}A${num(half)} ${num(h)} 0 0 1 ${at(x + half, y)}Z`;
  const ribs = `M${at(x - half * 0.5, y)}Q${at(x - half * 0.44, y - h * 0.76)} ${at(x, y - h)}M${at(x + half * 0.5, y)}Q${at(x + half * 0.44, y - h * 0.76)} ${at(x, y - h)}M${at(x, y)}V${num(y - h)}M${at(x - half * 0.9, y - h * 0.42)}H${num(x + half * 0.9)}`;
  const green = canvas.fade(canvas.grade("#5fa36a"), depth * 0.8);
  const garden =
    roundTree(canvas, x - half * 0.3, y, width * 0.32, { leaves: green, depth: depth + 0.1, dabs: 30 }) +
    roundTree(canvas, x + half * 0.34, y, width * 0.25, {
      leaves: canvas.grade("#8fb85a"),
      depth: depth + 0.1,
      dabs: 26,
    }) +
    bush(canvas, x, y + 2, width * 0.2, green, { depth });
  let ports = "";
  for (let i = 0; i < 6; i++)
    ports += box(x - half * 0.94 + i * width * 0.165, y + width * 0.025, width * 0.1, width * 0.045, 4);
  return (
    canvas.glow(x, y - h * 0.4, width * 0.75, canvas.palette.lamp, 0.28) +
    paint(canvas, arch, glass, {
      turn: width * 0.07,
      strokes: 16,
      shadow: 0.28,
      light: 0.4,
      inside:
        canvas.glow(x, y, width * 0.5, canvas.palette.lamp, 0.45) +
        garden +
        fill(arch, "#ffffff", 0.1) +
        line(ribs, frame, width * 0.016, 0.8) +
        fill(
          smooth([
            [x - half * 0.7, y - h * 0.3],
            [x - half * 0.5, y - h * 0.72],
            [x - half * 0.3, y - h * 0.84],
            [x - half * 0.5, y - h * 0.5],
          ]),
          "#ffffff",
          0.4,
        ),
    }) +
    paint(canvas, box(x - half * 1.08, y - 2, width * 1.08, width * 0.1, 6), frame, {
      turn: 6,
      strokes: 8,
      inside: fill(ports, canvas.palette.lamp),
    })
  );
}

/** A slender mast with a blinking light. */
export function spire(canvas: Canvas, x: number, y: number, width: number, height: number, depth: number): string {
  const tone = canvas.fade(canvas.grade("#d6dcea"), depth);
  const top = y - height;
  const ports = [0.2, 0.42, 0.64]
    .map((f) => box(x - width * 0.17, top + height * f, width * 0.34, width * 0.2, width * 0.1))
    .join("");
  return (
    paint(
      canvas,
      `M${at(x - width / 2, y)}L${at(x - width * 0.34, top)}Q${at(x, top - width * 0.7)} ${at(x + width * 0.34, top)}L${at(x + width / 2, y)}Z`,
      tone,
      { turn: width * 0.16, strokes: 12, strokeAngle: 1.5, inside: fill(ports, canvas.palette.lamp) },
    ) +
    paint(canvas, box(x - width * 0.62, top + height * 0.1, width * 1.24, width * 0.16, 6), canvas.shade(tone, 0.12), {
      turn: 4,
      strokes: 4,
    }) +
    line(`M${at(x, top - width * 0.3)}v${num(-width * 0.7)}`, tone, 4) +
    canvas.glow(x, top - width, 30, "#ff8a6a", 0.7) +
    fill(oval(x, top - width, 6), "#ff9a7a")
  );
}

export function rocket(canvas: Canvas, x: number, y: number, height: number, degrees: number, colour: Hex): string {
  const h = height;
  const red = canvas.grade(colour);
  const body = smooth([
    [0, -h],
    [h * 0.2, -h * 0.6],
    [h * 0.19, -h * 0.12],
    [0, -h * 0.05],
    [-h * 0.19, -h * 0.12],
    [-h * 0.2, -h * 0.6],
  ]);
  const nose = `M${at(0, -h * 1.02)}Q${at(h * 0.19, -h * 0.86)} ${at(h * 0.2, -h * 0.68)}Q0 ${num(-h * 0.61)} ${at(-h * 0.2, -h * 0.68)}Q${at(-h * 0.19, -h * 0.86)} ${at(0, -h * 1.02)}Z`;
  const fin = (s: 1 | -1) =>
    paint(
      canvas,
      `M${at(s * h * 0.17, -h * 0.34)}Q${at(s * h * 0.37, -h * 0.2)} ${at(s * h * 0.34, h * 0.02)}L${at(s * h * 0.12, -h * 0.08)}Z`,
      red,
      { turn: 5, strokes: 6 },
    );
  const svg =
    fin(1) +
    fin(-1) +
    paint(canvas, body, canvas.grade("#f3efe4"), {
      turn: h * 0.05,
      strokes: 14,
      strokeLength: h * 0.2,
      strokeAngle: 1.5,
      inside:
        fill(nose, red) +
        line(`M${at(-h * 0.22, -h * 0.2)}Q0 ${num(-h * 0.14)} ${at(h * 0.22, -h * 0.2)}`, red, h * 0.03),
    }) +
    fill(oval(0, -h * 0.46, h * 0.1), red) +
    paint(canvas, oval(0, -h * 0.46, h * 0.075), canvas.grade("#4f86a5"), { turn: 4, strokes: 0, light: 0.5 }) +
    fill(
      polygon([
        [-h * 0.08, -h * 0.07],
        [h * 0.08, -h * 0.07],
        [h * 0.06, 0],
        [-h * 0.06, 0],
      ]),
      canvas.shade(canvas.grade("#8f8a96"), 0.2),
    );
  return place(svg, x, y, 1, 1, degrees);
}

/** A crystal in two facets. */
export function crystal(canvas: Canvas, x: number, y: number, height: number, colour: Hex, lean = 0): string {
  const w = height * 0.2;
  const tip = x + lean * height;
  const d = polygon([
    [x - w * 0.8, y],
    [x - w + lean * height * 0.6, y - height * 0.6],
    [tip, y - height],
    [x + w + lean * height * 0.55, y - height * 0.55],
    [x + w * 0.7, y],
  ]);
  const facet = polygon([
    [tip, y - height],
    [x + w * 0.1 + lean * height * 0.4, y],
    [x + w, y],
    [x + w + lean * height * 0.55, y - height * 0.55],
  ]);
  return paint(canvas, d, colour, {
    turn: height * 0.06,
    strokes: 6,
    light: 0.4,
    inside:
      fill(facet, canvas.shade(colour, 0.4), 0.5) +
      line(
        `M${at(tip, y - height)}L${at(x + w * 0.1 + lean * height * 0.4, y)}`,
        canvas.lighten(colour, 0.7),
        2.4,
        0.7,
      ),
  });
}

/** Crystals growing from one foot, glowing. */
export function crystals(stage: Stage, x: number, y: number, size: number, colour: Hex): string {
  const { canvas } = stage;
  const second = mix(colour, "#ffffff", 0.3);
  return (
    canvas.glow(x, y - size * 0.4, size * 1.3, colour, 0.42) +
    crystal(canvas, x - size * 0.26, y - size * 0.03, size * 0.66, second, -0.2) +
    crystal(canvas, x + size * 0.28, y - size * 0.02, size * 0.56, second, 0.24) +
    crystal(canvas, x, y, size, colour, 0.04) +
    crystal(canvas, x + size * 0.14, y + size * 0.03, size * 0.36, second, 0.12) +
    crystal(canvas, x - size * 0.16, y + size * 0.03, size * 0.3, colour, -0.1)
  );
}

export function crater(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const own = canvas.palette.ground[1];
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(width)}" ry="${num(width * 0.24)}" fill="${canvas.lighten(own, 0.35)}" fill-opacity=".5"/><ellipse cx="${num(x)}" cy="${num(y + width * 0.02)}" rx="${num(width * 0.92)}" ry="${num(width * 0.2)}" fill="${canvas.shade(own, 0.45)}" fill-opacity=".6"/><ellipse cx="${num(x + width * 0.05)}" cy="${num(y + width * 0.06)}" rx="${num(width * 0.8)}" ry="${num(width * 0.14)}" fill="${canvas.shade(own, 0.15)}" fill-opacity=".8"/>`;
}

/** A little six-wheeled rover with a dish. */
export function rover(canvas: Canvas, x: number, y: number, width: number): string {
  const shell = canvas.grade("#f3ead8");
  const h = width * 0.32;
  const wheel = (u: number) =>
    paint(canvas, oval(x + width * u, y - h * 0.34, h * 0.36), canvas.grade("#5a5266"), {
      turn: 4,
      strokes: 5,
      inside: fill(oval(x + width * u, y - h * 0.34, h * 0.15), canvas.grade("#b9b4c4")),
    });
  return (
    `<ellipse cx="${num(x)}" cy="${num(y + 2)}" rx="${num(width * 0.56)}" ry="${num(width * 0.06)}" fill="${canvas.palette.shadow}" fill-opacity=".3"/>` +
    line(`M${at(x + width * 0.26, y - h * 1.4)}v${num(-h * 0.9)}`, canvas.grade("#b9b4c4"), 6) +
    paint(
      canvas,
      `M${at(x + width * 0.1, y - h * 2.7)}Q${at(x + width * 0.24, y - h * 2)} ${at(x + width * 0.46, y - h * 2.2)}Z`,
      shell,
      { turn: 4, strokes: 4 },
    ) +
    paint(
      canvas,
      smooth(
        [
          [x - width * 0.46, y - h * 0.4],
          [x - width * 0.44, y - h * 1.1],
          [x - width * 0.2, y - h * 1.5],
          [x + width * 0.3, y - h * 1.46],
          [x + width * 0.46, y - h * 0.9],
          [x + width * 0.46, y - h * 0.4],
        ],
        true,
        0.5,
      ),
      shell,
      { turn: 8, strokes: 14 },
    ) +
    paint(
      canvas,
      smooth(
        [
          [x - width * 0.3, y - h * 1.36],
          [x - width * 0.18, y - h * 1.96],
          [x + width * 0.04, y - h * 1.94],
          [x + width * 0.12, y - h * 1.4],
        ],
        true,
        0.7,
      ),
      canvas.grade("#7fd0d8"),
      { turn: 5, strokes: 4, light: 0.5 },
    ) +
    line(`M${at(x - width * 0.44, y - h * 0.8)}H${num(x + width * 0.45)}`, canvas.grade("#e2604f"), 8) +
    canvas.glow(x + width * 0.48, y - h * 0.9, 46, canvas.palette.lamp, 0.8) +
    fill(oval(x + width * 0.45, y - h * 0.9, 8), "#fff7d0") +
    [-0.34, 0, 0.34].map(wheel).join("")
  );
}
