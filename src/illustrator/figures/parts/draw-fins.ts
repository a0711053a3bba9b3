import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { Sitter } from "../sitter.ts";

const FIN: readonly Point[] = [
  [-8, -30],
  [10, -32],
  [16, -12],
  [22, 0.5],
  [4, 0.5],
  [-10, -2],
];

/** Two small fins on which a fish stands, in its legs' place; folded away where it lies on the ground. */
export function drawFins({ canvas, colours, joints, rig }: Sitter): string {
  if (rig.sunk) return "";
  const [x, y] = joints.hips;
  const ground = Math.max(0, y + 18);
  return [-16, 10]
    .map((dx) =>
      paint(
        canvas,
        smooth(
          FIN.map(([px, py]): Point => [x + dx + px, ground + py]),
          true,
          0.8,
        ),
        colours.hand,
        {
          turn: 3,
          strokes: 3,
          strokeLength: 10,
          strokeAngle: 1.3,
        },
      ),
    )
    .join("");
}
