import { oval, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** A cape that hangs from the shoulders, and streams behind whoever runs or flies. */
export const drawCape: DrawGarment = (sitter, colour) => {
  const { canvas, build, joints, rig } = sitter;
  const t = build.torso;
  const s = build.trunk[0];
  const long = rig.rests === "sitting" ? 14 : build.hip * 0.55;
  const streams = (joints.lean > 0.15 || rig.aloft) && !rig.rests;
  const b = build.trunk[1];
  const hanging: readonly Point[] = [
    [s, 3 - t],
    [-s - 2, 1 - t],
    [-b - 8, -t * 0.6],
    [-b - 20, -t * 0.15],
    [-b - 24, long],
    [-b * 0.6, long + 8],
    [0, long],
    [b * 0.6, long + 7],
    [b + 16, long - 2],
    [b + 9, -t * 0.35],
    [s + 8, -t * 0.75],
  ];
  const lying: readonly Point[] = [
    [10, 4 - t],
    [-s - 4, 2 - t],
    [-s - 20, -t * 0.5],
    [-s - 14, 20],
    [-s + 4, 34],
    [10, 20],
  ];
  const streaming: readonly Point[] = [
    [12, -2],
    [-18, -8],
    [-56, -4],
    [-92, 20],
    [-132, 30],
    [-120, 58],
    [-84, 68],
    [-42, 56],
    [-6, 40],
  ];
  const [nx, ny] = joints.neck;
  const points = streams
    ? turn(streaming, joints.lean * 0.35 - 0.15).map(([x, y]): Point => [nx + x, ny + 4 + y])
    : onTrunk(sitter, rig.rests === "lying" ? lying : hanging);
  const cloth = paint(canvas, smooth(points), colour, {
    turn: 9,
    strokes: 16,
    strokeLength: 46,
    strokeHalf: 2.2,
    strokeAngle: streams ? 0.35 : 1.4,
  });
  const collar = turn(
    [
      [-s - 8, -6],
      [0, 3],
      [s + 10, -7],
      [s + 12, 3],
      [s * 0.6, 11],
      [0, 14],
      [-s * 0.6, 11],
      [-s - 9, 4],
    ],
    joints.lean * 0.5,
  ).map(([x, y]): Point => [nx + x, ny + y]);
  const gold = canvas.grade("#e9c25a");
  const clasp = turn([[3, 12]], joints.lean * 0.5)[0] ?? [0, 0];
  return {
    behind: cloth,
    neck:
      paint(canvas, smooth(collar), colour, { turn: 4, strokes: 5, strokeLength: 12 }) +
      (rig.away
        ? ""
        : fill(oval(nx + clasp[0], ny + clasp[1], 6), gold) +
          line(oval(nx + clasp[0], ny + clasp[1], 6), canvas.shade(gold, 0.5), 1.3, 0.6)),
  };
};
