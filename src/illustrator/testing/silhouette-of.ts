import type { Point } from "../gouache/path.ts";

/** Cells of the grid, in units of a drawing. */
const CELL = 8;
const [LEFT, TOP, COLUMNS, ROWS] = [-320, -480, 80, 62];

type Matrix = readonly [number, number, number, number, number, number];

/** A drawing as it is seen from far away: which cells of a grid its shapes fill, and in which colour. */
export type Silhouette = ReadonlyMap<number, string>;

/** Reads a drawing's silhouette; what is painted within a shape is too small to be seen from far. */
export function silhouetteOf(svg: string): Silhouette {
  const filled = new Map<number, string>();
  const groups: { matrix: Matrix; clipped: "no" | "open" | "full" }[] = [{ matrix: [1, 0, 0, 1, 0, 0], clipped: "no" }];
  for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
    const group = groups.at(-1) ?? { matrix: [1, 0, 0, 1, 0, 0], clipped: "no" };
    if (tag.startsWith("</g")) groups.pop();
    else if (tag.startsWith("<g")) {
      const clipped = group.clipped === "full" ? "full" : tag.includes("clip-path") ? "open" : group.clipped;
      groups.push({ matrix: transformed(group.matrix, tag), clipped });
    } else if (tag.startsWith("<path") && group.clipped !== "full" && !/fill="(?:none|url)/.test(tag)) {
      const colour = / fill="(#[0-9a-f]{6})"/.exec(tag)?.[1] ?? "#000000";
      if (group.clipped === "open") group.clipped = "full";
      const matrix = transformed(group.matrix, tag);
      const outlines = outlinesOf(/ d="([^"]*)"/.exec(tag)?.[1] ?? "");
      fill(
        outlines.map((outline) =>
          outline.map(([x, y]): Point => [
            matrix[0] * x + matrix[2] * y + matrix[4],
            matrix[1] * x + matrix[3] * y + matrix[5],
          ]),
        ),
        (cell) => filled.set(cell, colour),
      );
    }
  }
  return filled;
}

/** How alike two silhouettes are: what they share of what either fills, in colours that look alike; 1: the same. */
export function likeness(a: Silhouette, b: Silhouette): number {
  let [both, alike] = [0, 0];
  for (const [cell, colour] of a) {
    const other = b.get(cell);
    if (other === undefined) continue;
    both++;
    if (colourDistance(colour, other) < 48) alike++;
  }
  return alike / (a.size + b.size - both);
}

function colourDistance(a: string, b: string): number {
  const channel = (hex: string, i: number) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return Math.hypot(...[0, 1, 2].map((i) => channel(a, i) - channel(b, i)));
}

function transformed(m: Matrix, tag: string): Matrix {
  let matrix = m;
  for (const [, name = "", inner = ""] of (/ transform="([^"]*)"/.exec(tag)?.[1] ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = name === "scale" ? a : 0] = (inner.match(/-?[\d.]+/g) ?? []).map(Number);
    const angle = (a * Math.PI) / 180;
    const n: Matrix =
      name === "translate"
        ? [1, 0, 0, 1, a, b]
        : name === "scale"
          ? [a, 0, 0, b, 0, 0]
          : [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
    matrix = [
      matrix[0] * n[0] + matrix[2] * n[1],
      matrix[1] * n[0] + matrix[3] * n[1],
      matrix[0] * n[2] + matrix[2] * n[3],
      matrix[1] * n[2] + matrix[3] * n[3],
      matrix[0] * n[4] + matrix[2] * n[5] + matrix[4],
      matrix[1] * n[4] + matrix[3] * n[5] + matrix[5],
    ];
  }
  return matrix;
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 };
const STEPS = [0.25, 0.5, 0.75, 1];

/** The outlines of path data, their curves cut into straight pieces; an arc counts as half an ellipse. */
function outlinesOf(d: string): Point[][] {
  const outlines: Point[][] = [];
  let points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", text = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const size = SIZES[command];
    if (size === undefined) {
      [x, y] = points[0] ?? [x, y];
      continue;
    }
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i + size <= numbers.length; i += size) {
      const [ox, oy] = letter === command ? [0, 0] : [x, y];
      const at = (k: number): Point => [(numbers[i + k] ?? 0) + ox, (numbers[i + k + 1] ?? 0) + oy];
      const from: Point = [x, y];
      const end: Point =
        command === "H"
          ? [(numbers[i] ?? 0) + ox, y]
          : command === "V"
            ? [x, (numbers[i] ?? 0) + oy]
            : at(command === "A" ? 5 : size - 2);
      if (command === "M" && i === 0) outlines.push((points = []));
      if (command === "A") {
        const [cx, cy, ry] = [(x + end[0]) / 2, (y + end[1]) / 2, numbers[i + 1] ?? 0];
        const side = end[0] > x ? 1 : -1;
        const half = Math.abs(end[0] - x) / 2;
        for (const t of [0.125, ...STEPS])
          points.push([cx - side * half * Math.cos(Math.PI * t), cy + side * ry * Math.sin(Math.PI * t)]);
      } else if (command === "C" || command === "Q") {
        const [first, second] = [at(0), command === "C" ? at(2) : at(0)];
        for (const t of STEPS) points.push(bezier(from, first, second, end, t));
      } else points.push(end);
      [x, y] = end;
    }
  }
  return outlines;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [mix(0), mix(1)];
}

/** Fills the cells whose middles lie within the outlines. */
function fill(outlines: readonly (readonly Point[])[], add: (cell: number) => void): void {
  for (let row = 0; row < ROWS; row++) {
    const y = TOP + (row + 0.5) * CELL;
    for (const outline of outlines) {
      const crossings: number[] = [];
      for (let i = 0; i < outline.length; i++) {
        const [ax, ay] = outline[i] ?? [0, 0];
        const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
        if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(((crossings[i] ?? 0) - LEFT) / CELL - 0.5));
        const to = Math.min(COLUMNS - 1, Math.floor(((crossings[i + 1] ?? 0) - LEFT) / CELL - 0.5));
        for (let column = from; column <= to; column++) add(row * COLUMNS + column);
      }
    }
  }
}
