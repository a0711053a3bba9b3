import { at, offset, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { onTrunk, type Sitter } from "../sitter.ts";

/** Two pairs of clear wings with pale veins. */
export function drawFairyWings(sitter: Sitter): string {
  const { canvas, build } = sitter;
  const t = build.torso;
  const glass = canvas.grade("#cdeaf0");
  const edge = canvas.lighten(canvas.grade("#a9d3de"), 0.3);
  const wing = (points: readonly Point[], veins: readonly (readonly [Point, Point])[]) => {
    const d = smooth(onTrunk(sitter, points));
    const lines = veins
      .map((pair) => onTrunk(sitter, pair))
      .map(([[ax, ay] = [0, 0], [bx, by] = [0, 0]]) => `M${at(ax, ay)}L${at(bx, by)}`)
      .join("");
    return fill(d, glass, 0.72) + line(d, edge, 2.2, 0.9) + line(lines, "#ffffff", 1.8, 0.7);
  };
  const root: Point = [0, -t * 0.72];
  const side = (s: 1 | -1) =>
    wing(
      [
        [s * 4, -t * 0.8],
        [s * 44, -t - 44],
        [s * 88, -t - 52],
        [s * 96, -t - 18],
        [s * 62, -t * 0.6],
        [s * 20, -t * 0.55],
      ],
      [
        [root, [s * 84, -t - 42]],
        [root, [s * 84, -t - 10]],
      ],
    ) +
    wing(
      [
        [s * 4, -t * 0.6],
        [s * 52, -t * 0.62],
        [s * 78, -t * 0.25],
        [s * 62, 4],
        [s * 26, -t * 0.2],
      ],
      [[root, [s * 68, -t * 0.18]]],
    );
  if (sitter.joints.lean < 0.5) return side(-1) + side(1);
  // On a body that lies or flies both pairs rise from the back.
  const [[rx, ry] = [0, 0]] = onTrunk(sitter, [root]);
  return turned(side(-1), 26, rx, ry) + side(-1);
}

const turned = (svg: string, degrees: number, x: number, y: number) =>
  `<g transform="rotate(${degrees} ${offset(x, y)})">${svg}</g>`;
