import { mix } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { drawFace } from "../face/draw-face.ts";
import { between, type HeadKind, morph } from "./head.ts";

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

/** A gentle long face, a spiral horn of gold and a waving mane. */
export const UNICORN_HEAD: HeadKind = {
  face: (turn) => ({ left: -42, top: -36, right: between(44, 76, turn), bottom: 47 }),
  draw({ canvas, colours, expression, turn, look }) {
    const ly = look.y * 2.5;
    const mane = colours.hair;
    const second = mix(mane, canvas.grade("#f2b8c6"), 0.6);
    const hair = { turn: 6, strokes: 10, strokeLength: 26, strokeHalf: 1.7, strokeAngle: 1.2, strokeStrength: 0.2 };
    const behind =
      paint(
        canvas,
        smooth([
          [-6, -54],
          [-40, -48],
          [-62, -16],
          [-56, 18],
          [-70, 48],
          [-54, 76],
          [-30, 66],
          [-24, 30],
          [-8, -10],
        ]),
        mane,
        hair,
      ) +
      paint(
        canvas,
        smooth([
          [-20, -48],
          [-48, -26],
          [-46, 10],
          [-56, 40],
          [-44, 62],
          [-34, 36],
          [-26, -4],
        ]),
        second,
        { ...hair, strokes: 6 },
      );
    const ear = (x: number, y: number, degrees: number) =>
      place(
        paint(canvas, "M-11 12Q-14 -16 0 -32Q14 -14 12 12Z", colours.main, { turn: 4, strokes: 2, strokeLength: 8 }) +
          fill("M-5 8Q-7 -10 0 -20Q7 -8 6 8Z", mix(colours.belly, "#e28f8c", 0.5), 0.8),
        x,
        y,
        1,
        1,
        degrees,
      );
    const gold = canvas.grade("#f0c659");
    const horn = place(
      paint(canvas, "M-8.5 6Q-4 -28 1 -50Q6 -26 9 6Z", gold, {
        turn: 3,
        strokes: 0,
        inside: line("M-10 0L10 -6M-8 -12L8 -18M-6 -24L6 -29M-4 -35L5 -39", canvas.shade(gold, 0.5), 1.8, 0.6),
      }),
      between(0, 16, turn),
      -40,
      1,
      1,
      between(0, 20, turn),
    );
    const backEye: Point = [between(-20, 3, turn), between(-6, -8, turn) + ly];
    const nearEye: Point = [between(20, 32, turn), between(-6, -9, turn) + ly];
    const muzzleTone = mix(colours.main, canvas.grade("#f1b9bd"), 0.55);
    const forelock: Point[] = morph(
      [
        [-26, -44],
        [0, -53],
        [22, -44],
        [14, -30],
        [4, -38],
        [-4, -20],
        [-16, -32],
      ],
      [
        [-30, -42],
        [-4, -54],
        [16, -46],
        [16, -32],
        [4, -36],
        [-6, -16],
        [-22, -26],
      ],
      turn,
    );
    const front =
      paint(canvas, smooth(morph(FRONT, ASIDE, turn)), colours.main, {
        turn: 8,
        strokes: 10,
        strokeLength: 18,
        strokeHalf: 1.5,
        strokeStrength: 0.1,
        inside: fill(smooth(morph(MUZZLE_FRONT, MUZZLE_ASIDE, turn)), muzzleTone, 0.85),
      }) +
      ear(between(-31, -27, turn), -36, -14) +
      (turn < 0.6 ? ear(between(31, 22, turn), -36, 14) : "") +
      paint(canvas, smooth(forelock, true, 0.8), mane, { ...hair, strokes: 5, strokeLength: 16 }) +
      horn +
      drawFace(
        canvas,
        {
          eyes: [
            { x: backEye[0], y: backEye[1], radius: 8, lashes: true },
            { x: nearEye[0], y: nearEye[1], radius: between(8, 7.4, turn), lashes: true },
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
        canvas.shade(muzzleTone, 0.6),
      ) +
      (turn < 0.35 ? "" : line(`M${at(-30, -30)}Q${at(-40, -10)} ${at(-32, 8)}`, mix(mane, "#ffffff", 0.3), 2, 0.3));
    return {
      behind,
      back: "",
      front,
      crown: { x: between(-6, -10, turn), y: -42, half: 24 },
      bow: [between(-30, -32, turn), -34],
      eyes: [backEye, nearEye],
    };
  },
};
