import { at, type Point, smooth, turn } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import type { DrawGarment } from "./garment.ts";

/** Outline of the end that hangs and of the end that flies, from the nape. */
const HANGING: readonly Point[] = [
  [-16, 6],
  [-24, 24],
  [-29, 46],
  [-25, 55],
  [-10, 53],
  [-6, 34],
  [4, 8],
];
const FLYING: readonly Point[] = [
  [-10, -6],
  [-36, -10],
  [-60, -2],
  [-88, -16],
  [-98, 1],
  [-68, 15],
  [-36, 9],
  [-12, 10],
];

/** A knitted scarf with pale stripes; its end streams behind whoever is fast. */
export const drawScarf: DrawGarment = (sitter, colour) => {
  const { canvas, build, joints, rig } = sitter;
  const half = Math.max(build.trunk[0] * 0.9, 33 * build.head);
  const pale = canvas.lighten(colour, 0.75);
  // The wrap lies between trunk and head, so it takes half of the trunk's lean.
  const [nx, ny] = [(joints.neck[0] * 2 + joints.head[0]) / 3, joints.neck[1] + 4];
  const put = (points: readonly Point[], share: number) =>
    turn(points, joints.lean * share).map(([x, y]): Point => {
      const down = y + ny;
      // Its end does not lie in the ground under whoever has no legs.
      return [x + nx, rig.aloft ? down : Math.min(down, -1)];
    });
  const stripes = (points: readonly Point[], share: number) => {
    const mapped = put(points, share);
    let d = "";
    for (let i = 0; i + 1 < mapped.length; i += 2) {
      d += `M${at(...(mapped[i] ?? [0, 0]))}L${at(...(mapped[i + 1] ?? [0, 0]))}`;
    }
    return line(d, pale, 3.6, 0.75);
  };
  const streams = joints.lean > 0.15 && !rig.rests;
  const end = streams
    ? paint(canvas, smooth(put(FLYING, 0.25)), colour, {
        turn: 4,
        strokes: 6,
        strokeLength: 14,
        strokeHalf: 1.4,
        inside: stripes(
          [
            [-74, -18],
            [-72, 16],
            [-84, -22],
            [-82, 14],
          ],
          0.25,
        ),
      })
    : paint(canvas, smooth(put(HANGING, rig.rests === "lying" ? 0.96 : 1)), colour, {
        turn: 4,
        strokes: 6,
        strokeLength: 14,
        strokeHalf: 1.4,
        strokeAngle: 1.4,
        inside: stripes(
          [
            [-36, 38],
            [0, 42],
            [-38, 30],
            [2, 34],
          ],
          rig.rests === "lying" ? 0.96 : 1,
        ),
      });
  const wrap = paint(
    canvas,
    smooth(
      put(
        [
          [-half, -7],
          [0, 3],
          [half + 2, -8],
          [half + 6, 4],
          [half * 0.72, 16],
          [0, 20],
          [-half * 0.72, 16],
          [-half - 4, 4],
        ],
        0.45,
      ),
    ),
    colour,
    {
      turn: 4,
      strokes: 8,
      strokeLength: 14,
      strokeHalf: 1.4,
      strokeAngle: 0.1,
      inside: stripes(
        [
          [-18, -10],
          [-21, 24],
          [14, -10],
          [12, 26],
        ],
        0.45,
      ),
    },
  );
  return streams ? { behind: end, neck: wrap } : { over: end, neck: wrap };
};
