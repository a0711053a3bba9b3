import { at, type Point, smooth } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** A knitted scarf with two pale stripes; its end flies when the figure is fast. */
export const drawScarf: DrawGarment = (sitter, colour) => {
  const { canvas, build, joints } = sitter;
  const t = build.torso;
  const half = Math.max(build.trunk[0] * 0.9, 34 * build.head);
  const pale = canvas.lighten(colour, 0.75);
  const put = (points: readonly Point[]) => onTrunk(sitter, points);
  const flies = joints.lean > 0.15;
  const stripe = (points: readonly Point[]) => {
    const mapped = put(points);
    let d = "";
    for (let i = 0; i + 1 < mapped.length; i += 2)
      d += `M${at(...(mapped[i] ?? [0, 0]))}L${at(...(mapped[i + 1] ?? [0, 0]))}`;
    return line(d, pale, 3.6, 0.75);
  };
  const end = flies
    ? paint(
        canvas,
        smooth(
          put([
            [-10, 1 - t],
            [-36, -2 - t],
            [-62, 6 - t],
            [-92, -6 - t],
            [-100, 12 - t],
            [-68, 24 - t],
            [-34, 16 - t],
            [-12, 14 - t],
          ]),
        ),
        colour,
        {
          turn: 4,
          strokes: 6,
          strokeLength: 14,
          strokeHalf: 1.4,
          inside: stripe([
            [-76, -4 - t],
            [-74, 26 - t],
            [-86, -8 - t],
            [-84, 24 - t],
          ]),
        },
      )
    : paint(
        canvas,
        smooth(
          put([
            [-16, 6 - t],
            [-24, 24 - t],
            [-29, 46 - t],
            [-25, 55 - t],
            [-10, 53 - t],
            [-6, 34 - t],
            [4, 8 - t],
          ]),
        ),
        colour,
        {
          turn: 4,
          strokes: 6,
          strokeLength: 14,
          strokeHalf: 1.4,
          strokeAngle: 1.4,
          inside: stripe([
            [-36, 38 - t],
            [0, 42 - t],
            [-38, 30 - t],
            [2, 34 - t],
          ]),
        },
      );
  const wrap = paint(
    canvas,
    smooth(
      put([
        [-half, -7 - t],
        [0, 3 - t],
        [half + 2, -8 - t],
        [half + 6, 4 - t],
        [half * 0.72, 16 - t],
        [0, 20 - t],
        [-half * 0.72, 16 - t],
        [-half - 4, 4 - t],
      ]),
    ),
    colour,
    {
      turn: 4,
      strokes: 8,
      strokeLength: 14,
      strokeHalf: 1.4,
      strokeAngle: 0.1,
      inside: stripe([
        [-18, -10 - t],
        [-21, 24 - t],
        [14, -10 - t],
        [12, 26 - t],
      ]),
    },
  );
  return flies ? { behind: end, neck: wrap } : { neck: end + wrap };
};
