import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { onTrunk } from "../sitter.ts";
import type { DrawGarment } from "./garment.ts";

/** An open waistcoat with two buttons. */
export const drawVest: DrawGarment = (sitter, colour) => {
  const { canvas, build } = sitter;
  const t = build.torso;
  const side = (points: readonly Point[]) => smooth(onTrunk(sitter, points), true, 0.35);
  const far = side([
    [-80, -t - 10],
    [-6, -t - 6],
    [-13, -t * 0.62],
    [-8, -t * 0.25],
    [-14, 2],
    [-80, 0],
  ]);
  const near = side([
    [80, -t - 10],
    [18, -t - 6],
    [30, -t * 0.62],
    [25, -t * 0.25],
    [30, 2],
    [80, 0],
  ]);
  if (sitter.rig.away) return { onTrunk: fill(smooth(onTrunk(sitter, trunkOutline(sitter))), colour) };
  const dark = canvas.shade(colour, 0.5);
  const gold = canvas.grade("#f2cf6a");
  const buttons = onTrunk(sitter, [
    [-15, -t * 0.5],
    [-14, -t * 0.3],
  ]);
  return {
    onTrunk:
      fill(far + near, colour) +
      line(far + near, dark, 1.8, 0.35) +
      fill(buttons.map(([x, y]) => oval(x, y, 3)).join(""), gold),
  };
};
