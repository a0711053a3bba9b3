import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { type HeadBrief, morph } from "./head.ts";
import { roundHead } from "./round-head.ts";

const FRONT: readonly Point[] = [
  [0, -46],
  [30, -39],
  [48, -11],
  [48, 14],
  [30, 34],
  [0, 46],
  [-30, 34],
  [-48, 14],
  [-48, -11],
  [-30, -39],
];
const ASIDE: readonly Point[] = [
  [2, -46],
  [31, -39],
  [48, -13],
  [58, 10],
  [46, 32],
  [14, 44],
  [-24, 38],
  [-48, 16],
  [-48, -11],
  [-30, -39],
];
/** The two dark bands, from brow to muzzle over the eyes. */
const BANDS: readonly (readonly [front: readonly Point[], aside: readonly Point[]])[] = [
  [
    [
      [-38, -48],
      [-14, -48],
      [-10, -4],
      [-12, 26],
      [-28, 24],
      [-34, -4],
    ],
    [
      [-28, -48],
      [-2, -48],
      [4, -4],
      [12, 22],
      [-8, 24],
      [-20, -4],
    ],
  ],
  [
    [
      [14, -48],
      [38, -48],
      [34, -4],
      [28, 24],
      [12, 26],
      [10, -4],
    ],
    [
      [22, -48],
      [46, -44],
      [48, -8],
      [46, 18],
      [30, 24],
      [22, -4],
    ],
  ],
];

function ears({ canvas, colours, turn }: HeadBrief): string {
  return [-1, 1]
    .map((side) => {
      const x = side * 37 - turn * 3;
      const y = -32 - side * turn * 2;
      return paint(canvas, smooth(ellipse(x, y, 13, 13)), canvas.grade("#4a444e"), {
        turn: 3,
        strokes: 0,
        inside: fill(oval(x + 1, y + 3, 7.5), mix(colours.belly, "#ffffff", 0.4)),
      });
    })
    .join("");
}

/** A white face with two dark bands over the eyes. */
export const BADGER_HEAD = roundHead({
  outline: { front: FRONT, aside: ASIDE },
  ears,
  colour: ({ canvas }) => canvas.grade("#f4ece0"),
  muzzle: { y: 20, rx: 17, ry: 13, colour: "#fbf5ea" },
  nose: { rx: 9, ry: 6.5 },
  crown: { x: 0, y: -40, half: 30 },
  box: { right: 60 },
  eyeRadius: 6.6,
  markings: ({ canvas, turn }) =>
    BANDS.map(([front, aside]) => fill(smooth(morph(front, aside, turn)), canvas.grade("#6a6370"))).join(""),
  nape: ({ canvas, colours }) =>
    paint(canvas, smooth(FRONT), colours.main, {
      turn: 8,
      strokes: 14,
      strokeLength: 18,
      inside: fill(smooth(ellipse(0, -16, 9, 40)), canvas.grade("#f4ece0")),
    }),
});
