import svgpath from "svgpath";
import type { ChosenGlyph } from "./chosen-glyphs.ts";
import { readGlyph } from "./read-glyph.ts";
import { tameColour } from "./tame-colour.ts";

/** A tamed glyph, as `content/things/` keeps it. */
export interface TamedGlyph {
  /** In figure units. */
  readonly grip: readonly [x: number, y: number];
  /** "paint" or "flat", the colour, the path; the origin on the ground under the thing's middle. */
  readonly parts: readonly string[];
}

/** A shape smaller than this part of the whole is a detail: no brush goes over it. */
const DETAIL = 0.07;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Brings a glyph to our size, place and colours, and tells its large shapes, which the brush goes over, from its details. */
export function tameGlyph(body: string, [, longest, grip = "middle", without = []]: ChosenGlyph): TamedGlyph {
  const shapes = readGlyph(body).filter((_, index) => !without.includes(index));
  const whole = shapes.map(({ d }) => boxOf(d)).reduce(around);
  const scale = longest / Math.max(whole[2] - whole[0], whole[3] - whole[1]);
  const middle = (whole[0] + whole[2]) / 2;
  const parts = shapes.map(({ fill, d }) => {
    const box = boxOf(d);
    const isDetail = areaOf(box) < DETAIL * areaOf(whole);
    const path = plain(d).translate(-middle, -whole[3]).scale(scale).round(1).toString();
    return `${isDetail ? "flat" : "paint"} ${tameColour(fill)} ${path}`;
  });
  const height = (whole[3] - whole[1]) * scale;
  const up = { middle: 0.45, foot: 0.14, top: 0.9 }[grip];
  return { grip: [0, Math.round(-height * up)], parts };
}

const plain = (d: string) => svgpath(d).abs().unarc().unshort();

/** The box that the path itself fills: its curves are walked along. */
function boxOf(d: string): Box {
  let box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number) => (box = around(box, [x, y, x, y]));
  plain(d).iterate(([command, ...to], _index, x, y) => {
    const n = to as number[];
    const at = (k: number) => n[k] ?? 0;
    if (command === "H") add(at(0), y);
    else if (command === "V") add(x, at(0));
    else if (command === "M" || command === "L") add(at(0), at(1));
    else if (command === "C" || command === "Q") {
      const points = [x, y, ...n];
      for (let step = 1; step <= 12; step++) add(along(points, 0, step / 12), along(points, 1, step / 12));
    }
  });
  return box;
}

/** A point of a Bézier curve in one dimension, by repeated halving of its control polygon. */
function along(points: readonly number[], axis: 0 | 1, t: number): number {
  let values = points.filter((_, index) => index % 2 === axis);
  while (values.length > 1) {
    values = values.slice(1).map((value, index) => (values[index] ?? 0) * (1 - t) + value * t);
  }
  return values[0] ?? 0;
}

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
const areaOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top);
