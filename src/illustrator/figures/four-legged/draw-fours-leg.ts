import { type Hex, mix } from "../../gouache/colour.ts";
import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { limbPath } from "../parts/draw-limb.ts";
import type { LegJoints } from "../rig/joints.ts";
import type { Sitter } from "../sitter.ts";

const HOOF: readonly Point[] = [
  [-11.5, 0.5],
  [-9.5, -13],
  [9, -14],
  [13.5, -6],
  [15, 0.5],
];
const PAW: readonly Point[] = [
  [-11, -11],
  [2, -14],
  [14, -11.5],
  [20, -5],
  [18.5, 0.5],
  [4, 1],
  [-11, 0.5],
  [-14, -5],
];
/** A round pad with no toes: an elephant's. */
const PAD: readonly Point[] = [
  [-14, 0.5],
  [-13, -9],
  [0, -12],
  [13, -9],
  [15, 0.5],
];

const foot =
  (outline: readonly Point[], tension: number) =>
  ({ canvas, colours }: Sitter, { foot: [x, y], toes }: LegJoints, scale: number): string => {
    const put = turn(
      outline.map(([px, py]): Point => [px * scale, py * scale]),
      (toes * Math.PI) / 180,
    ).map(([px, py]): Point => [x + px, y + py]);
    return paint(canvas, smooth(put, true, tension), colours.foot, { turn: 3, strokes: 2, strokeLength: 8 });
  };

export const drawHoof = foot(HOOF, 0.4);
export const drawPaw = foot(PAW, 0.9);
export const drawPad = foot(PAD, 0.7);

export interface FoursLegOptions {
  /** Half width at its root, in leg widths: a thigh is broad, a shoulder narrower. */
  readonly root: number;
  readonly far: boolean;
  readonly foot: (sitter: Sitter, joints: LegJoints, scale: number) => string;
  readonly width: number;
  /** Colour of what covers it, a sleeve. */
  readonly colour?: Hex;
}

/** A leg with its foot; those beyond the trunk lie a little in its shade. */
export function drawFoursLeg(sitter: Sitter, joints: LegJoints, options: FoursLegOptions): string {
  const { canvas, colours } = sitter;
  const { hip, knee, foot: sole, toes } = joints;
  const { root, far, width: w } = options;
  const scale = Math.max(0.72, w / 13);
  const tilt = (toes * Math.PI) / 180;
  const ankle: Point = [sole[0] + Math.sin(tilt) * 11 * scale, sole[1] - Math.cos(tilt) * 11 * scale];
  const own = options.colour ?? colours.leg;
  const colour = far ? mix(own, canvas.palette.shadow, 0.14) : own;
  return (
    paint(canvas, limbPath(hip, knee, ankle, w * root, w * 0.98, w * 0.78), colour, {
      turn: 4,
      strokes: 5,
      strokeLength: 14,
      strokeHalf: 1.5,
    }) + options.foot(sitter, joints, scale)
  );
}
