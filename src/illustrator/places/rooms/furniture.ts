import type { Hex } from "../../gouache/colour.ts";
import { at, box, num, oval, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";
import { lampLit, type RoomStyle } from "./style.ts";

const HUES: readonly Hex[] = ["#d9605a", "#5f9fb0", "#f0bf55", "#7fae68", "#9a7fc0", "#e8907a"];

type Wares = "books" | "jars" | "boxes";

/** A board on brackets with what stands on it; (x, y) is its left end. */
export function wallShelf(stage: Stage, style: RoomStyle, x: number, y: number, width: number, wares: Wares): string {
  const { canvas, night } = stage;
  const random = canvas.randomFor(`shelf${wares}${Math.round(x)}`);
  const wood = lampLit(canvas, style.wood, night);
  let things = "";
  for (let bx = x + 14; bx < x + width - 44;) {
    const hue = lampLit(canvas, random.pick(HUES), night);
    const w = wares === "books" ? random.range(18, 30) : random.range(40, 58);
    const h = wares === "books" ? random.range(70, 108) : random.range(48, 82);
    things += WARES[wares](stage, bx, y, w, h, hue);
    bx += w + (wares === "books" ? (random.chance(0.14) ? 34 : 1) : random.range(8, 22));
  }
  const brackets = [0.12, 0.86].map((f) =>
    polygon([
      [x + width * f, y + 16],
      [x + width * f + 18, y + 16],
      [x + width * f, y + 54],
    ]),
  );
  return (
    things +
    fill(brackets.join(""), canvas.shade(wood, 0.25)) +
    paint(canvas, box(x, y, width, 18, 4), wood, { turn: 6, strokes: 14, strokeAngle: 0 }) +
    fill(box(x, y + 18, width, 9), canvas.palette.shadow, 0.16)
  );
}

type Ware = (stage: Stage, x: number, y: number, w: number, h: number, hue: Hex) => string;

const WARES: Readonly<Record<Wares, Ware>> = {
  books: ({ canvas }, x, y, w, h, hue) =>
    paint(canvas, box(x, y - h, w, h, 3), hue, {
      turn: 5,
      strokes: 6,
      strokeAngle: 1.5,
      inside: fill(box(x, y - h * 0.78, w, 7) + box(x, y - h * 0.24, w, 5), canvas.grade("#fff0d4"), 0.7),
    }),
  jars: ({ canvas, night }, x, y, w, h, hue) =>
    paint(canvas, box(x, y - h, w, h, 10), lampLit(canvas, "#e4eee8", night), {
      turn: 6,
      strokes: 5,
      inside: fill(box(x, y - h * 0.66, w, h * 0.7), hue) + fill(box(x + 7, y - h, 7, h), "#ffffff", 0.35),
    }) +
    paint(canvas, box(x + 3, y - h - 10, w - 6, 14, 4), lampLit(canvas, "#b9793f", night), { turn: 3, strokes: 3 }),
  boxes: ({ canvas, night }, x, y, w, h, hue) =>
    paint(canvas, box(x, y - h * 0.8, w, h * 0.8, 4), lampLit(canvas, "#c99a6c", night), {
      turn: 6,
      strokes: 8,
      strokeAngle: 0,
      inside: fill(box(x + w * 0.22, y - h * 0.58, w * 0.56, h * 0.28, 3), hue),
    }),
};

/** A lamp on a cord from the ceiling; `y` is the shade's lower edge. */
export function hangingLamp(stage: Stage, style: RoomStyle, x: number, y: number): string {
  const { canvas, hour } = stage;
  const shade = canvas.grade(style.cloth);
  const { lamp, trunk } = canvas.palette;
  const lit = hour === "day" ? 0.12 : hour === "night" ? 0.5 : 0.3;
  return (
    line(`M${at(x, -60)}V${num(y - 70)}`, canvas.shade(trunk, 0.3), 5) +
    paint(canvas, `M${at(x - 22, y - 72)}H${num(x + 22)}L${at(x + 74, y)}H${num(x - 74)}Z`, shade, {
      turn: 8,
      strokes: 10,
    }) +
    fill(oval(x, y, 72, 12), lamp, 0.95) +
    canvas.glow(x, y + 20, 420, lamp, lit)
  );
}

/** A table seen from the front; (x, y) is the middle of its feet's line. */
export function table(stage: Stage, style: RoomStyle, x: number, y: number, width: number, height: number): string {
  const { canvas, night } = stage;
  const wood = lampLit(canvas, style.wood, night);
  const leg = (f: number) =>
    paint(canvas, box(x + width * f - 14, y - height, 28, height, 4), canvas.shade(wood, 0.12), {
      turn: 6,
      strokes: 8,
      strokeAngle: 1.5,
    });
  const top = polygon([
    [x - width * 0.47, y - height - 34],
    [x + width * 0.47, y - height - 34],
    [x + width * 0.53, y - height],
    [x - width * 0.53, y - height],
  ]);
  return (
    fill(oval(x, y + 2, width * 0.52, 16), canvas.palette.shadow, 0.24) +
    leg(-0.42) +
    leg(0.42) +
    paint(canvas, box(x - width * 0.48, y - height, width * 0.96, 30, 2), canvas.shade(wood, 0.2), {
      turn: 4,
      strokes: 8,
    }) +
    paint(canvas, top, canvas.lighten(wood, 0.2), { turn: 5, strokes: 20, strokeAngle: 0, strokeLength: 80 }) +
    paint(canvas, box(x - width * 0.53, y - height - 2, width * 1.06, 18, 4), wood, {
      turn: 5,
      strokes: 14,
      strokeAngle: 0,
    })
  );
}

/** A small landscape in a frame on the wall; (x, y) is its middle. */
export function framedPicture(stage: Stage, style: RoomStyle, x: number, y: number, width: number): string {
  const { canvas, night } = stage;
  const h = width * 0.76;
  const wood = canvas.lighten(lampLit(canvas, style.wood, night), 0.1);
  const inner = box(x - width / 2 + 12, y - h / 2 + 12, width - 24, h - 24);
  return (
    paint(canvas, box(x - width / 2, y - h / 2, width, h, 4), wood, { turn: 5, strokes: 8 }) +
    `<g clip-path="${canvas.clip(inner)}">${fill(inner, lampLit(canvas, "#bfe0ea", night))}${fill(oval(x + width * 0.2, y - h * 0.14, width * 0.1), lampLit(canvas, "#ffe08a", night))}${fill(oval(x - width * 0.2, y + h * 0.5, width * 0.5, h * 0.5), lampLit(canvas, "#7fae68", night))}${fill(oval(x + width * 0.34, y + h * 0.5, width * 0.4, h * 0.36), lampLit(canvas, "#5f8f62", night))}</g>`
  );
}

/** A barrel with two hoops; (x, y) is the middle of its foot. */
export function barrel(stage: Stage, style: RoomStyle, x: number, y: number, height: number): string {
  const { canvas, night } = stage;
  const wood = lampLit(canvas, style.wood, night);
  const w = height * 0.38;
  const d = `M${at(x - w * 0.8, y - height)}Q${at(x - w * 1.2, y - height / 2)} ${at(x - w * 0.8, y)}H${num(x + w * 0.8)}Q${at(x + w * 1.2, y - height / 2)} ${at(x + w * 0.8, y - height)}Z`;
  const hoop = (t: number) =>
    `M${at(x - w * 1.1, y - height * t)}Q${at(x, y - height * t + 12)} ${at(x + w * 1.1, y - height * t)}`;
  return (
    fill(oval(x, y + 2, w * 1.1, 12), canvas.palette.shadow, 0.26) +
    paint(canvas, d, wood, {
      turn: 12,
      strokes: 20,
      strokeAngle: 1.57,
      strokeLength: 50,
      inside: line(hoop(0.22) + hoop(0.76), canvas.shade(lampLit(canvas, "#8f8fa8", night), 0.2), 11),
    }) +
    paint(canvas, oval(x, y - height, w * 0.8, w * 0.2), canvas.lighten(wood, 0.22), {
      turn: 3,
      strokes: 6,
      strokeAngle: 0,
    })
  );
}
