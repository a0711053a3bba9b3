import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { Sitter } from "../sitter.ts";
import { limbPath } from "./draw-limb.ts";

const HOOF: readonly Point[] = [
  [-14, 0.5],
  [-11, -15],
  [10, -16],
  [17, -6],
  [19, 0.5],
];

/** A leg that ends in a hoof. */
export function drawHoofLeg(sitter: Sitter, { hip, knee, foot, toes }: LegJoints): string {
  const { canvas, colours, build } = sitter;
  const tilt = (toes * Math.PI) / 180;
  const ankle: Point = [foot[0] + Math.sin(tilt) * 12, foot[1] - Math.cos(tilt) * 12];
  const w = build.legWidth;
  const scale = Math.max(0.85, w / 16);
  const hoof = turn(
    HOOF.map(([x, y]): Point => [x * scale, y * scale]),
    tilt,
  ).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
  return (
    paint(canvas, limbPath(hip, knee, ankle, w, w * 0.86, w * 0.72), colours.leg, {
      turn: 4,
      strokes: 4,
      strokeLength: 14,
    }) + paint(canvas, smooth(hoof, true, 0.4), colours.foot, { turn: 4, strokes: 2, strokeLength: 8 })
  );
}
