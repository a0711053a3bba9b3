import { type Bounds, boundsOf, IDENTITY, type Matrix } from "./bounds.ts";

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function parseTransform(text: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name = "", inner = ""] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const numbers = (inner.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = a, c = 0] = name === "scale" ? numbers : [numbers[0], numbers[1] ?? 0, numbers[2] ?? 0];
    if (name === "translate") matrix = times(matrix, [1, 0, 0, 1, a, b]);
    else if (name === "scale") matrix = times(matrix, [a, 0, 0, b, 0, 0]);
    else if (name === "rotate") {
      const radians = (a * Math.PI) / 180;
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      matrix = times(times(matrix, [1, 0, 0, 1, b, c]), times([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -b, -c]));
    }
  }
  return matrix;
}

const attribute = (tag: string, name: string) => new RegExp(`[\\s<]${name}="([^"]*)"`).exec(tag)?.[1];

/** The box of one shape under a transform: turned shapes are measured turned, not their upright boxes. */
function boundsUnder(tag: string, m: Matrix): Bounds | undefined {
  const number = (name: string) => Number(attribute(tag, name) ?? 0);
  if (tag.startsWith("<path")) return boundsOf(attribute(tag, "d") ?? "", m);
  const isCircle = tag.startsWith("<circle");
  if (!isCircle && !tag.startsWith("<ellipse")) return undefined;
  const [rx, ry] = isCircle ? [number("r"), number("r")] : [number("rx"), number("ry")];
  const x = m[0] * number("cx") + m[2] * number("cy") + m[4];
  const y = m[1] * number("cx") + m[3] * number("cy") + m[5];
  const [across, up] = [Math.hypot(m[0] * rx, m[2] * ry), Math.hypot(m[1] * rx, m[3] * ry)];
  return [x - across, y - up, x + across, y + up];
}

/** The box that holds what an SVG fragment of this illustrator shows. */
export function extentOf(svg: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of partsOf(svg)) {
    left = Math.min(left, part[0]);
    top = Math.min(top, part[1]);
    right = Math.max(right, part[2]);
    bottom = Math.max(bottom, part[3]);
  }
  return left === Infinity ? [0, 0, 0, 0] : [left, top, right, bottom];
}

/**
 * The boxes of all that shows, one a shape: paths, circles and ellipses under their groups' transforms. Of a clipped group
 * only its first shape counts, which is the one it is clipped to; soft glows do not count.
 */
export function partsOf(svg: string): Bounds[] {
  const groups: { matrix: Matrix; clipped: "no" | "open" | "full" }[] = [{ matrix: IDENTITY, clipped: "no" }];
  const parts: Bounds[] = [];
  for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
    const group = groups[groups.length - 1] ?? { matrix: IDENTITY, clipped: "no" };
    if (tag.startsWith("</g")) {
      groups.pop();
      continue;
    }
    const transform = attribute(tag, "transform");
    const matrix = transform ? times(group.matrix, parseTransform(transform)) : group.matrix;
    if (tag.startsWith("<g")) {
      const clipped = group.clipped === "full" ? "full" : tag.includes("clip-path") ? "open" : group.clipped;
      groups.push({ matrix, clipped });
      continue;
    }
    if (group.clipped === "full" || tag.includes('fill="url(')) continue;
    const box = boundsUnder(tag, matrix);
    if (!box) continue;
    if (group.clipped === "open") group.clipped = "full";
    parts.push(box);
  }
  return parts;
}
