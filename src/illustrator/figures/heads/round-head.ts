import { type Hex } from "../../gouache/colour.ts";
import { at, ellipse, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { INK } from "../colours.ts";
import { opensMouth } from "../face/expressions.ts";
import { drawFace, drawNose } from "../face/draw-face.ts";
import { between, type FaceBox, type HeadBrief, type HeadDrawing, type HeadKind, morph, wander } from "./head.ts";

const FRONT: readonly Point[] = [
  [0, -46],
  [30, -39],
  [48, -11],
  [50, 17],
  [32, 39],
  [0, 45],
  [-32, 39],
  [-50, 17],
  [-48, -11],
  [-30, -39],
];
const ASIDE: readonly Point[] = [
  [2, -46],
  [31, -39],
  [49, -11],
  [53, 18],
  [34, 40],
  [2, 45],
  [-30, 40],
  [-49, 17],
  [-48, -11],
  [-30, -39],
];

/** An outline in its front and its three-quarter view, point by point. */
export interface Outline {
  readonly front: readonly Point[];
  readonly aside: readonly Point[];
}

export interface RoundHeadOptions {
  /** A shape of its own in place of the plain round one. */
  readonly outline?: Outline;
  readonly box?: Partial<FaceBox>;
  /** Of the face, where it is not the coat's. */
  readonly colour?: (brief: HeadBrief) => Hex;
  /** Half of the way between the eyes, and their height. */
  readonly eyesAt?: readonly [x: number, y: number];
  /** How far under the muzzle's middle the mouth is, in its heights. */
  readonly mouthDrop?: number;
  readonly behind?: (brief: HeadBrief) => string;
  readonly ears: (brief: HeadBrief) => string;
  readonly muzzle: { readonly y: number; readonly rx: number; readonly ry: number; readonly colour?: Hex };
  /** Absent: the snout is drawn over the face. */
  readonly nose?: { readonly rx: number; readonly ry: number; readonly colour?: Hex };
  readonly mouthHalf?: number;
  /** Where things are carried, when not in the mouth: a beak, a trunk. */
  readonly mouth?: (turn: number) => Point;
  readonly crown: HeadDrawing["crown"];
  /** Marks in the fur, clipped to the head. */
  readonly markings?: (brief: HeadBrief) => string;
  /** Whiskers, teeth, stitches: over the face. `nose` is where the nose ended up. */
  readonly over?: (brief: HeadBrief, nose: Point) => string;
  readonly nape?: HeadKind["nape"];
  readonly eyeRadius?: number;
  readonly lashes?: boolean;
}

/** A round furry head with a pale muzzle: bears, rabbits, mice and cats differ in ears, muzzle and marks. */
export const roundHead = (options: RoundHeadOptions): HeadKind => ({
  face: () => ({ left: -50, top: -38, right: 54, bottom: 45, ...options.box }),
  ...(options.nape ? { nape: options.nape } : {}),
  draw(brief) {
    const { canvas, colours, expression, turn, look } = brief;
    const { muzzle, nose } = options;
    const ly = look.y * 3;
    const radius = options.eyeRadius ?? 7.7;
    const muzzleX = wander(0, turn, 0.3);
    const [apart, level] = options.eyesAt ?? [20, -4];
    const noseAt: Point = [wander(0, turn, 0.36), muzzle.y - muzzle.ry * 0.52 + ly];
    const backEye: Point = [wander(-apart, turn), level + ly];
    const nearEye: Point = [wander(apart, turn), level + ly];
    const mouthY = muzzle.y + muzzle.ry * (options.mouthDrop ?? 0.34) + ly;
    const drop = nose ? line(`M${at(noseAt[0], noseAt[1] + nose.ry)}L${at(noseAt[0], mouthY - 1)}`, INK, 1.8, 0.8) : "";
    const coat = options.colour?.(brief) ?? colours.main;
    const pale = muzzle.colour ? canvas.grade(muzzle.colour) : colours.belly;
    const { front: outline, aside } = options.outline ?? { front: FRONT, aside: ASIDE };
    const front =
      paint(canvas, smooth(morph(outline, aside, turn)), coat, {
        turn: 8,
        strokes: 14,
        strokeLength: 18,
        strokeHalf: 1.6,
        inside:
          (options.markings?.(brief) ?? "") +
          fill(smooth(ellipse(muzzleX, muzzle.y + ly, muzzle.rx, muzzle.ry)), pale, 0.95),
      }) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius, lashes: options.lashes ?? false },
            {
              x: nearEye[0],
              y: nearEye[1],
              radius: between(radius, radius * 0.95, turn),
              lashes: options.lashes ?? false,
            },
          ],
          mouth: { x: noseAt[0], y: mouthY, half: options.mouthHalf ?? 9.5 },
          cheeks: [
            { x: wander(-34, turn), y: 14 + ly, radius: 11.5 },
            { x: wander(35, turn), y: 14 + ly, radius: between(11.5, 9, turn) },
          ],
          lid: coat,
        },
        expression,
        look,
      ) +
      (opensMouth(expression) ? "" : drop) +
      (nose ? drawNose(noseAt[0], noseAt[1], nose.rx, nose.ry, nose.colour) : "") +
      (options.over?.(brief, noseAt) ?? "");
    return {
      ...(options.behind ? { behind: options.behind(brief) } : {}),
      back: options.ears(brief),
      front,
      crown: options.crown,
      bow: [-30, -40],
      eyes: [backEye, nearEye],
      mouth: options.mouth?.(turn) ?? [noseAt[0], mouthY + 3],
    };
  },
});
