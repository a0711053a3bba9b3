import { oval, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

/** A band round the neck with a little round bell. */
export const drawCollar: DrawGarment = (sitter, colour) => {
  const { canvas, build, joints } = sitter;
  const half = Math.max(build.trunk[0] * 0.85, 30 * build.head);
  const put = (points: readonly Point[]) =>
    turn(points, joints.lean * 0.5).map(([x, y]): Point => [joints.neck[0] + x, joints.neck[1] + y]);
  const band = smooth(
    put([
      [-half, -6],
      [0, 4],
      [half + 2, -7],
      [half + 4, 1],
      [half * 0.6, 10],
      [2, 13],
      [-half * 0.6, 10],
      [-half - 3, 2],
    ]),
  );
  const [[bx, by] = [0, 0]] = put([[4, 17]]);
  const gold = canvas.grade("#efc355");
  const bell = sitter.rig.away
    ? ""
    : paint(canvas, oval(bx, by, 8), gold, { turn: 3, strokes: 0 }) +
      line(`M${bx - 5} ${by + 1}h10M${bx} ${by + 2}v4`, canvas.shade(gold, 0.6), 1.6, 0.7) +
      fill(oval(bx - 2.6, by - 3, 1.8), "#ffffff", 0.7);
  return {
    neck: paint(canvas, band, colour, { turn: 3, strokes: 5, strokeLength: 12, strokeHalf: 1.3 }) + bell,
  };
};
