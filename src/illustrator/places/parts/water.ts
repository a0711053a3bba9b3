import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, ellipse, num, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { OVERSCAN, type Stage } from "../stage.ts";

const RIGHT = FRAME.width + OVERSCAN;

/** Light and dark strokes lying on water between two lines, larger when nearer. */
export function ripples(stage: Stage, top: number, bottom: number, count: number, colour: Hex, name = ""): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`ripples${name}${Math.round(top)}`);
  let pale = "";
  let dark = "";
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.2;
    const y = top + (bottom - top) * t;
    const stroke = mark(
      random.range(-OVERSCAN, RIGHT),
      y,
      random.range(40, 130) * (0.35 + t),
      1.4 + 3 * t,
      random.gauss() * 0.03,
    );
    if (i % 2) pale += stroke;
    else dark += stroke;
  }
  return fill(dark, canvas.shade(colour, 0.35), 0.22) + fill(pale, canvas.lighten(colour, 0.75), 0.5);
}

/** A body of water from `top` to `bottom`, reflecting the sky, with a path of glitter below the light at `lightX`. */
export function sea(
  stage: Stage,
  top: number,
  bottom: number,
  tones: readonly [Hex, Hex, Hex],
  lightX: number,
): string {
  const { canvas } = stage;
  const random = canvas.randomFor("sea");
  const wash = canvas.linear(
    [
      [0, tones[0]],
      [0.35, tones[1]],
      [1, tones[2]],
    ],
    [0, top, 0, bottom],
    "user",
  );
  let glitter = "";
  for (let i = 0; i < 46; i++) {
    const t = random();
    glitter += mark(
      lightX + random.gauss() * (26 + 110 * t),
      top + 4 + (bottom - top) * t,
      random.range(20, 60) * (0.5 + t),
      1.2 + 2.4 * t,
      0,
    );
  }
  return (
    `<rect x="${-OVERSCAN}" y="${num(top)}" width="${RIGHT + OVERSCAN}" height="${num(bottom - top)}" fill="${wash}"/>` +
    ripples(stage, top + 4, bottom, 70, tones[1], "sea") +
    fill(glitter, mix(canvas.palette.sun, "#ffffff", 0.4), 0.7) +
    line(`M${at(-OVERSCAN, top)}H${RIGHT}`, canvas.lighten(tones[0], 0.6), 2, 0.5)
  );
}

/** A brook across the page between two banks; `bank` is the colour of its earth. */
export function brook(stage: Stage, top: readonly Point[], bottom: readonly Point[], water: Hex, bank: Hex): string {
  const { canvas } = stage;
  const random = canvas.randomFor("brook");
  const d = `${smooth(top, false)}L${[...bottom]
    .reverse()
    .map(([x, y]) => at(x, y))
    .join("L")}Z`;
  const shape = smooth([...top, ...[...bottom].reverse()], true, 0.9);
  const ys = [...top, ...bottom].map(([, y]) => y);
  const upper = Math.min(...ys);
  const lower = Math.max(...ys);
  const wash = canvas.linear(
    [
      [0, mix(water, canvas.palette.sky[2], 0.55)],
      [1, canvas.shade(water, 0.2)],
    ],
    [0, upper, 0, lower],
    "user",
  );
  const stones = Array.from({ length: 9 }, (_, i) => {
    const x = random.range(0, FRAME.width);
    const y = upper + (lower - upper) * random.range(0.25, 0.8);
    const r = random.range(8, 22);
    return (
      paint(canvas, smooth(ellipse(x, y, r, r * 0.5, 9, random, 0.12)), canvas.grade(i % 2 ? "#a8a69a" : "#8f9490"), {
        turn: 4,
        strokes: 4,
        strokeLength: 8,
      }) + line(`M${at(x - r * 1.5, y + r * 0.5)}q${at(r * 1.5, r * 0.3)} ${at(r * 3, 0)}`, "#ffffff", 2, 0.5)
    );
  }).join("");
  return (
    line(smooth(top, false), canvas.shade(bank, 0.3), 16, 0.7) +
    `<g clip-path="${canvas.clip(shape)}">${fill(d, wash)}${fill(shape, wash)}${ripples(stage, upper, lower, 60, water, "brook")}${line(smooth(top, false), canvas.shade(water, 0.6), 16, 0.25)}${stones}</g>` +
    line(smooth(bottom, false), canvas.lighten(bank, 0.4), 6, 0.5)
  );
}

/** Lily pads on still water, some in flower. */
export function lilyPads(stage: Stage, spots: readonly Point[], size = 26): string {
  const { canvas } = stage;
  const green = canvas.grade("#6fae68");
  return spots
    .map(([x, y], i) => {
      const r = size * (0.8 + ((i * 37) % 10) / 25);
      const pad = paint(canvas, smooth(ellipse(x, y, r, r * 0.38)), green, { turn: 4, strokes: 5, strokeLength: 10 });
      const bloom =
        i % 3 === 0
          ? fill(
              [-0.9, -0.4, 0.1, 0.6]
                .map((a) => mark(x + Math.sin(a) * 6, y - 8 - Math.cos(a) * 5, 20, 4.5, a - 1.57))
                .join(""),
              canvas.grade("#f6c9d8"),
            ) + fill(oval(x, y - 8, 3.5), canvas.grade("#f6cf5a"))
          : "";
      return pad + bloom;
    })
    .join("");
}

/** Reeds and cattails in a clump. */
export function reeds(stage: Stage, x: number, y: number, height: number, colour: Hex): string {
  const { canvas } = stage;
  const random = canvas.randomFor(`reeds${Math.round(x)}`);
  let blades = "";
  let heads = "";
  for (let i = 0; i < 11; i++) {
    const bx = x + random.gauss() * height * 0.3;
    const lean = random.gauss() * height * 0.22;
    const h = height * random.range(0.55, 1);
    blades += `M${at(bx - 3, y)}Q${at(bx + lean * 0.3, y - h * 0.6)} ${at(bx + lean, y - h)}Q${at(bx + lean * 0.3 + 5, y - h * 0.5)} ${at(bx + 3, y)}Z`;
    if (i % 3 === 0) heads += mark(bx + lean * 0.86, y - h * 0.92, height * 0.17, height * 0.028, -1.5 + lean / h);
  }
  return fill(blades, colour) + fill(heads, canvas.grade("#7d5238"));
}
