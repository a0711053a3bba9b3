import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { between, type HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";

const FRONT: readonly Point[] = [
  [0, -42],
  [26, -36],
  [40, -10],
  [38, 14],
  [26, 36],
  [0, 46],
  [-26, 36],
  [-38, 14],
  [-40, -10],
  [-26, -36],
];
const ASIDE: readonly Point[] = [
  [4, -42],
  [30, -36],
  [43, -10],
  [46, 14],
  [38, 35],
  [12, 45],
  [-18, 38],
  [-36, 16],
  [-38, -10],
  [-24, -36],
];

/** A scalloped cloud of wool. */
export const woolPath = (cx: number, cy: number, rx: number, ry: number, curls: number, seed: string): string => {
  const random = seeded(seed);
  return smooth(
    ellipse(cx, cy, rx, ry, curls * 2).map(([x, y], i) => {
      const f = i % 2 ? 0.88 : 1.05 + random.range(-0.03, 0.03);
      return [cx + (x - cx) * f, cy + (y - cy) * f] as const;
    }),
  );
};

/** Ears that hang aside, and wool behind the face. */
function ears({ canvas, colours, turn }: HeadBrief): string {
  const face = colours.hand;
  const ear = (x: number, side: 1 | -1) =>
    place(
      paint(canvas, "M-2 -8Q18 -14 36 4Q26 16 0 10Z", face, { turn: 4, strokes: 3, strokeLength: 9 }) +
        fill("M6 -2Q18 -5 28 5Q18 8 5 6Z", mix(face, "#e59a92", 0.5), 0.8),
      x,
      -10,
      1,
      side,
      side * 14,
    );
  const wool = paint(canvas, woolPath(-turn * 5, -12, 52, 44, 9, "fleece"), colours.main, {
    turn: 7,
    strokes: 12,
    strokeLength: 10,
    strokeHalf: 1.8,
  });
  return wool + ear(-36 - turn, -1) + ear(between(36, 33, turn), 1);
}

export const SHEEP_HEAD = roundHead({
  outline: { front: FRONT, aside: ASIDE },
  colour: ({ colours }) => colours.hand,
  ears,
  muzzle: { y: 22, rx: 21, ry: 16 },
  nose: { rx: 7, ry: 4.6, colour: "#8a5a58" },
  mouthHalf: 8.5,
  crown: { x: 0, y: -46, half: 32 },
  box: { left: -40, right: 48 },
  eyesAt: [17, -3],
  over: ({ canvas, colours, turn }) =>
    paint(canvas, woolPath(turn * 5, -42, 34, 18, 6, "forelock"), colours.main, {
      turn: 5,
      strokes: 6,
      strokeLength: 9,
    }),
  nape: ({ canvas, colours }) =>
    paint(canvas, woolPath(0, -6, 52, 48, 10, "nape"), colours.main, { turn: 8, strokes: 22, strokeLength: 10 }),
});
