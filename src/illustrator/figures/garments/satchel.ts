import { at, oval, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** A satchel at the hip, its strap across the chest. */
export const drawSatchel: DrawGarment = (sitter, colour) => {
  const { canvas, build } = sitter;
  const t = build.torso;
  const [s, b] = build.trunk;
  const strap = onTrunk(sitter, [
    [s - 2, 5 - t],
    [4, -t * 0.55],
    [-b + 6, -t * 0.12],
  ]);
  const [[bagX, bagY] = [0, 0]] = onTrunk(sitter, [[-b + 3, -t * 0.05]]);
  const bag = (points: readonly Point[]) =>
    smooth(
      turn(points, sitter.joints.lean * 0.6).map(([x, y]): Point => [bagX + x, bagY + y]),
      true,
      0.5,
    );
  const body = bag([
    [-20, -12],
    [20, -12],
    [22, 14],
    [16, 20],
    [-16, 20],
    [-22, 14],
  ]);
  const flap = bag([
    [-21, -14],
    [21, -14],
    [21, 2],
    [0, 8],
    [-21, 2],
  ]);
  const dark = canvas.shade(colour, 0.45);
  const path = smooth(strap, false);
  return {
    over:
      line(path, dark, 7) +
      line(path, colour, 5) +
      paint(canvas, body, colour, { turn: 5, strokes: 5, strokeLength: 14 }) +
      paint(canvas, flap, canvas.lighten(colour, 0.22), { turn: 4, strokes: 3, strokeLength: 12 }) +
      fill(oval(bagX, bagY + 5, 3.4), canvas.grade("#f0cf74")) +
      line(`M${at(bagX, bagY + 5)}v3`, dark, 1.6, 0.6),
  };
};
