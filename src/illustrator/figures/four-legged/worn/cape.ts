import { oval, type Point, smooth, turn } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { DrawFoursGarment } from "./worn.ts";

/** A cape from the neck over back and flank; it streams behind whoever is fast. */
export const drawFoursCape: DrawFoursGarment = (sitter, colour) => {
  const { canvas, fours, foursBuild, foursRig, joints } = sitter;
  const [l, d] = foursBuild.trunk;
  const [wx, wy] = fours.withers;
  const low = foursRig.rests ? 0.3 : 0.62;
  const flank: readonly Point[] = [
    [0.66 * l, -0.96 * d],
    [0.1 * l, -1.0 * d],
    [-0.6 * l, -1.1 * d],
    [-1.16 * l, -0.84 * d],
    [-1.34 * l, -0.1 * d],
    [-1.3 * l, low * d],
    [-0.86 * l, (low + 0.1) * d],
    [-0.2 * l, (low - 0.06) * d],
    [0.36 * l, 0.1 * d],
    [0.62 * l, -0.5 * d],
  ];
  const round: readonly Point[] = [
    [-0.7 * l, -1.02 * d],
    [0.7 * l, -1.02 * d],
    [1.3 * l, -0.3 * d],
    [1.42 * l, 0.9 * d],
    [0, 1.04 * d],
    [-1.42 * l, 0.9 * d],
    [-1.3 * l, -0.3 * d],
  ];
  const streaming: readonly Point[] = [
    [10, 6],
    [-14, -4],
    [-52, -2],
    [-88, 14],
    [-122, 10],
    [-128, 34],
    [-92, 50],
    [-48, 46],
    [-8, 34],
  ];
  const shape = foursRig.fast
    ? turn(streaming, -fours.pitch * 0.5).map(([x, y]): Point => [wx + x, wy + y])
    : fours.put(foursRig.away === "all" || fours.view > 0.5 ? round : flank);
  const cloth = paint(canvas, smooth(shape), colour, {
    turn: 8,
    strokes: 16,
    strokeLength: 40,
    strokeHalf: 2.1,
    strokeAngle: foursRig.fast ? 0.25 : 1.2,
  });
  const [nx, ny] = joints.neck;
  const half = foursBuild.neck * 1.25;
  const collar: readonly Point[] = [
    [-half - 4, -6],
    [0, 3],
    [half + 4, -7],
    [half + 5, 4],
    [half * 0.5, 12],
    [-half * 0.5, 12],
    [-half - 5, 5],
  ];
  const gold = canvas.grade("#e9c25a");
  const neck =
    paint(canvas, smooth(collar.map(([x, y]): Point => [nx + x, ny + y])), colour, {
      turn: 4,
      strokes: 5,
      strokeLength: 12,
    }) +
    (foursRig.away === "all"
      ? ""
      : fill(oval(nx + 4, ny + 11, 6), gold) + line(oval(nx + 4, ny + 11, 6), canvas.shade(gold, 0.5), 1.3, 0.6));
  const behind = foursRig.away !== "all" && !foursRig.fast && fours.view > 0.5;
  return behind ? { behind: cloth, neck } : { over: cloth, neck };
};
