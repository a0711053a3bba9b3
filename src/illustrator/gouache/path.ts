import type { Random } from "./random.ts";

/** x to the right, y down, in the units of whatever holds it. */
export type Point = readonly [x: number, y: number];

/** A number as short as SVG needs it: one decimal, no leading zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const text = String(rounded);
  if (rounded > -1 && rounded < 1 && rounded !== 0) return text.replace("0.", ".");
  return text;
}

/** "x y" for path data; a minus sign parts the two by itself. */
export function at(x: number, y: number): string {
  const second = num(y);
  return second.startsWith("-") ? num(x) + second : `${num(x)} ${second}`;
}

const point = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

/** A curve through all points (Catmull-Rom as cubic Béziers). `tension` 1 is round, 0 straight. */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const near = (i: number) =>
    closed ? point(points, (i + count) % count) : point(points, Math.max(0, Math.min(count - 1, i)));
  const start = near(0);
  let d = `M${at(start[0], start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = near(i - 1);
    const from = near(i);
    const to = near(i + 1);
    const after = near(i + 2);
    const k = tension / 6;
    d += `C${at(from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k)} ${at(
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
    )} ${at(to[0], to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight edges through all points, closed. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;

/** Straight edges through all points, open. */
export const polyline = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}`;

/** "x y" for a transform, which needs the space. */
export const offset = (x: number, y: number): string => `${num(x)} ${num(y)}`;

/** Points around an ellipse, made uneven by `unevenness` (a share of the radius) when a source of chance is given. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count = 12,
  random?: Random,
  unevenness = 0,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const f = 1 + (random ? random.gauss() * unevenness : 0);
    return [cx + Math.cos(angle) * rx * f, cy + Math.sin(angle) * ry * f] as const;
  });
}

/** An exact circle or ellipse as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${at(cx - rx, cy)}a${num(rx)} ${num(ry)} 0 0 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 0 0 ${num(-2 * rx)} 0Z`;

/** An upright rectangle with rounded corners as path data. */
export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r <= 0) return `M${at(x, y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  return `M${at(x + r, y)}h${num(width - 2 * r)}q${num(r)} 0 ${at(r, r)}v${num(height - 2 * r)}q0 ${num(r)} ${at(-r, r)}h${num(
    2 * r - width,
  )}q${num(-r)} 0 ${at(-r, -r)}v${num(2 * r - height)}q0 ${num(-r)} ${at(r, -r)}Z`;
}

/** Points along a quadratic curve, both ends included. */
export function bend(from: Point, control: Point, to: Point, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
    ] as const;
  });
}

/** Turns points by `angle` (radians, clockwise on screen) about a centre. */
export const turn = (points: readonly Point[], angle: number, cx = 0, cy = 0): Point[] => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return points.map(([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c] as const);
};

/** Shifts every point by chance, at most `amount`: the hand's unsteadiness. */
export const wobble = (points: readonly Point[], random: Random, amount: number): Point[] =>
  points.map(([x, y]) => [x + random.gauss() * amount, y + random.gauss() * amount] as const);

/** A tube with round ends along a centre line; half widths at its start, end and (optionally) middle. */
export function tube(centre: readonly Point[], start: number, end: number, middle = (start + end) / 2): string {
  const count = centre.length;
  const left: Point[] = [];
  const right: Point[] = [];
  const unit = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  for (let i = 0; i < count; i++) {
    const [dx, dy] = unit(point(centre, Math.max(0, i - 1)), point(centre, Math.min(count - 1, i + 1)));
    const t = i / (count - 1);
    const half = t < 0.5 ? start + (middle - start) * t * 2 : middle + (end - middle) * (t * 2 - 1);
    const [x, y] = point(centre, i);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  }
  const first = point(centre, 0);
  const last = point(centre, count - 1);
  const [sx, sy] = unit(point(centre, 1), first);
  const [ex, ey] = unit(point(centre, count - 2), last);
  return smooth([
    [first[0] + sx * start * 0.8, first[1] + sy * start * 0.8],
    ...left,
    [last[0] + ex * end, last[1] + ey * end],
    ...right.reverse(),
  ]);
}

/** A limb from one joint to another; `elbow` bends it sideways (positive: to the left of its direction), in units. */
export function limb(from: Point, to: Point, elbow: number, startHalf: number, endHalf: number): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const control: Point = [(from[0] + to[0]) / 2 - (dy / length) * elbow, (from[1] + to[1]) / 2 + (dx / length) * elbow];
  return tube(bend(from, control, to, 8), startHalf, endHalf);
}
