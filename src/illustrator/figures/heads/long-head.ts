import type { Hex } from "../../gouache/colour.ts";
import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawFace } from "../face/draw-face.ts";
import { drawNape } from "./draw-nape.ts";
import { between, type HeadBrief, type HeadDrawing, type HeadKind, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [-13, -45],
  [13, -45],
  [36, -29],
  [42, -6],
  [37, 14],
  [33, 32],
  [22, 44],
  [8, 48],
  [-8, 48],
  [-22, 44],
  [-33, 32],
  [-41, 4],
  [-36, -28],
];
const ASIDE: readonly Point[] = [
  [-10, -46],
  [18, -44],
  [37, -27],
  [48, -6],
  [63, 8],
  [72, 22],
  [64, 37],
  [46, 41],
  [26, 36],
  [4, 42],
  [-28, 34],
  [-45, 8],
  [-37, -28],
];
const MUZZLE_FRONT: readonly Point[] = [
  [-36, 24],
  [0, 17],
  [36, 24],
  [30, 52],
  [-30, 52],
];
const MUZZLE_ASIDE: readonly Point[] = [
  [40, 20],
  [50, 4],
  [78, 8],
  [76, 44],
  [42, 46],
];

export interface LongHeadOptions {
  /** Falls behind the body: a mane. */
  readonly behind?: (brief: HeadBrief) => string;
  /** Behind the face: horns, antlers, ears that stand aside. */
  readonly back?: (brief: HeadBrief) => string;
  /** Over the coat, clipped to the head. */
  readonly markings?: (brief: HeadBrief) => string;
  readonly muzzle: (brief: HeadBrief) => Hex;
  /** Over the brow: ears, a forelock, a horn. */
  readonly brow?: (brief: HeadBrief) => string;
  readonly lashes?: boolean;
  readonly crown?: (turn: number) => HeadDrawing["crown"];
  readonly nape?: HeadKind["nape"];
}

/** A gentle long face with a soft muzzle: horses, deer and giraffes differ in ears, horns and manes. */
export const longHead = (options: LongHeadOptions): HeadKind => ({
  face: (turn) => ({ left: -42, top: -36, right: between(44, 76, turn), bottom: 47 }),
  nape: options.nape ?? ((brief) => drawLongNape(brief) + (options.brow?.({ ...brief, turn: 0 }) ?? "")),
  draw(brief) {
    const { canvas, colours, expression, turn, look } = brief;
    const ly = look.y * 2.5;
    const muzzle = options.muzzle(brief);
    const lashes = options.lashes ?? true;
    const backEye: Point = [between(-20, 3, turn), between(-6, -8, turn) + ly];
    const nearEye: Point = [between(20, 32, turn), between(-6, -9, turn) + ly];
    const front =
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
        turn: 8,
        strokes: 10,
        strokeLength: 18,
        strokeHalf: 1.5,
        strokeStrength: 0.1,
        inside: (options.markings?.(brief) ?? "") + fill(smooth(morph(MUZZLE_FRONT, MUZZLE_ASIDE, turn)), muzzle, 0.85),
      }) +
      (options.brow?.(brief) ?? "") +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 8, lashes },
            { x: nearEye[0], y: nearEye[1], radius: between(8, 7.4, turn), lashes },
          ],
          mouth: {
            x: between(0, 52, turn),
            y: between(36, 29, turn) + ly * 0.6,
            half: 9.5,
            tilt: between(0, -6, turn),
          },
          cheeks: [
            { x: between(-30, 0, turn), y: 14, radius: 11 },
            { x: between(30, 38, turn), y: 13, radius: between(11, 7, turn) },
          ],
          lid: colours.main,
        },
        expression,
        look,
      ) +
      fill(
        oval(between(-9, 56, turn), between(27, 14, turn) + ly * 0.6, 2.8, 2.2) +
          oval(between(9, 66, turn), between(27, 18, turn) + ly * 0.6, 2.8, 2.2),
        canvas.shade(muzzle, 0.6),
      );
    return {
      ...(options.behind ? { behind: options.behind(brief) } : {}),
      back: options.back?.(brief) ?? "",
      front,
      crown: options.crown?.(turn) ?? { x: between(-6, -10, turn), y: -42, half: 24 },
      bow: [between(-30, -32, turn), -34],
      eyes: [backEye, nearEye],
      mouth: [between(0, 56, turn), between(38, 33, turn)],
    };
  },
});

/** The long head from behind: narrower at the neck, marked as the coat is. */
export const drawLongNape = (brief: HeadBrief, marks = ""): string => drawNape(brief, { outline: FRONT, marks });
