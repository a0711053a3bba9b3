import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { onTail, type Sitter } from "../sitter.ts";

const TAIL: readonly Point[] = [
  [-22, -14],
  [-58, -30],
  [-88, -8],
  [-82, 20],
  [-100, 36],
  [-72, 42],
  [-52, 22],
  [-46, 2],
  [-24, 4],
];
const LOCK: readonly Point[] = [
  [-26, -8],
  [-56, -16],
  [-76, 4],
  [-72, 28],
  [-60, 16],
  [-50, -4],
];

/** A waving tail of long hair with a lock of the second colour. */
export function drawHorseTail(sitter: Sitter): string {
  const { canvas, colours } = sitter;
  // Sitting, the tail lies beside the seat.
  const lift = sitter.rig.rests === "sitting" ? 26 : 0;
  const raised = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y - lift]);
  const hair = { turn: 6, strokes: 9, strokeLength: 24, strokeAngle: 0.9, strokeStrength: 0.2 };
  return (
    paint(canvas, smooth(onTail(sitter, raised(TAIL))), colours.hair, hair) +
    paint(canvas, smooth(onTail(sitter, raised(LOCK))), colours.accent, { ...hair, strokes: 4 })
  );
}
