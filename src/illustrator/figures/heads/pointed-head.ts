import { strokes } from "../../gouache/brush.ts";
import { type Point, polygon, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { drawFace, drawNose } from "../face/draw-face.ts";
import type { Hex } from "../../gouache/colour.ts";
import { drawNape } from "./draw-nape.ts";
import { between, type HeadBrief, type HeadKind, morph } from "./head.ts";

const FRONT: readonly Point[] = [
  [-14, -45],
  [15, -45],
  [41, -26],
  [49, 0],
  [62, 24],
  [44, 33],
  [24, 39],
  [0, 45],
  [-24, 39],
  [-62, 25],
  [-49, 0],
  [-40, -26],
];
const ASIDE: readonly Point[] = [
  [-8, -46],
  [22, -43],
  [45, -20],
  [54, 0],
  [71, 14],
  [59, 26],
  [36, 36],
  [8, 42],
  [-26, 38],
  [-60, 27],
  [-50, 2],
  [-42, -26],
];
const CHEEKS_FRONT: readonly Point[] = [
  [-64, 22],
  [-36, 6],
  [-15, 13],
  [0, 7],
  [15, 13],
  [36, 6],
  [64, 22],
  [44, 42],
  [0, 52],
  [-44, 42],
];
const CHEEKS_ASIDE: readonly Point[] = [
  [-62, 25],
  [-30, 12],
  [-6, 17],
  [14, 3],
  [30, 5],
  [52, 2],
  [74, 15],
  [58, 31],
  [20, 47],
  [-22, 45],
];

export interface PointedHeadOptions {
  /** Inside the ears. */
  readonly ear: Hex;
  readonly eyeRadius?: number;
  /** Over the coat, clipped to the head, under the cheeks. */
  readonly markings?: (brief: HeadBrief) => string;
}

/** A pointed face with pale cheeks and tall ears: foxes and wolves. */
export const pointedHead = (options: PointedHeadOptions): HeadKind => ({
  face: (turn) => ({ left: -52, top: -40, right: between(52, 80, turn), bottom: 44 }),
  // The pale cheeks are seen at both sides of the nape.
  nape: (brief) =>
    drawNape(brief, {
      outline: FRONT,
      marks:
        fill("M-70 18Q-50 20 -36 44H-70ZM70 18Q50 20 36 44H70Z", brief.colours.belly) +
        (options.markings?.(brief) ?? ""),
    }),
  draw(brief) {
    const { canvas, colours, expression, turn, look, away } = brief;
    const ly = look.y * 2.5;
    const radius = options.eyeRadius ?? 8;
    const dark = canvas.grade(options.ear);
    const ear = (x: number, y: number, degrees: number) =>
      place(
        paint(canvas, "M-21 16Q-17 -30 2 -48Q21 -22 23 16Z", colours.main, {
          turn: 5,
          strokes: 5,
          strokeLength: 14,
          strokeHalf: 1.4,
        }) +
          (away
            ? fill("M-15 -24Q-8 -40 2 -48Q13 -34 18 -18Q2 -30 -15 -24Z", dark, 0.85)
            : fill("M-11 10Q-9 -18 2 -32Q13 -14 13 10Z", dark, 0.8) +
              fill("M-6 12Q-4 -8 3 -17Q9 -6 9 12Z", colours.belly, 0.85)),
        x,
        y,
        1,
        1,
        degrees,
      );
    const back = ear(between(-31, -29, turn), -30, -14) + ear(between(31, 20, turn), between(-30, -36, turn), 12);
    const fur = strokes(seeded("pointed cheek"), [-54, 14, -12, 38], { count: 9, length: 16, half: 1.5, angle: 0.4 });
    const tuft = polygon(
      morph(
        [
          [-6, -45],
          [0, -30],
          [7, -45],
        ],
        [
          [2, -46],
          [12, -30],
          [16, -45],
        ],
        turn,
      ),
    );
    const cheeks = smooth(morph(CHEEKS_FRONT, CHEEKS_ASIDE, turn));
    const backEye: Point = [between(-19, 3, turn), between(-4, -6, turn) + ly];
    const nearEye: Point = [between(19, 37, turn), between(-4, -8, turn) + ly];
    const noseX = between(0, 70, turn);
    const noseY = between(21, 12, turn) + ly;
    const front =
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
        turn: 8,
        strokes: 14,
        strokeLength: 20,
        strokeHalf: 1.6,
        inside:
          (options.markings?.(brief) ?? "") +
          fill(cheeks, colours.belly) +
          fill(fur, canvas.shade(colours.belly, 0.3), 0.25) +
          fill(tuft, canvas.shade(colours.main, 0.3), 0.35),
      }) +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius },
            { x: nearEye[0], y: nearEye[1], radius: between(radius, radius * 0.94, turn) },
          ],
          mouth: { x: between(0, 42, turn), y: between(31, 25, turn) + ly, half: 10.5, tilt: between(0, -7, turn) },
          cheeks: [
            { x: between(-34, -7, turn), y: 18, radius: 12 },
            { x: between(34, 47, turn), y: 15, radius: between(12, 7, turn) },
          ],
          lid: colours.main,
        },
        expression,
        look,
      ) +
      drawNose(noseX, noseY, 8.5, 7);
    return {
      back,
      front,
      crown: { x: between(0, -3, turn), y: -38, half: 30 },
      bow: [between(-34, -32, turn), -42],
      eyes: [backEye, nearEye],
    };
  },
});
