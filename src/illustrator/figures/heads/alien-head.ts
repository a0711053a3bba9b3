import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import type { HeadBrief } from "./head.ts";
import { drawFeelers } from "./insect-head.ts";

const SHAPE: readonly Point[] = [
  [0, -52],
  [38, -42],
  [56, -12],
  [44, 18],
  [22, 40],
  [0, 45],
  [-22, 40],
  [-44, 18],
  [-56, -12],
  [-38, -42],
];

const skull = ({ canvas, colours, turn }: HeadBrief): string =>
  paint(canvas, smooth(SHAPE.map(([x, y]): Point => [x + turn * 2, y])), colours.main, {
    turn: 8,
    strokes: 10,
    strokeLength: 20,
  });

/** A broad brow, big dark eyes and two feelers. */
export const ALIEN_HEAD = faceOn({
  back: (brief) => drawFeelers(brief, "#5f9a6a"),
  body: skull,
  lid: ({ colours }) => colours.main,
  eyes: { x: 22, y: -8, radius: 11.5 },
  mouth: { y: 22, half: 9 },
  cheeks: { x: 33, y: 12, radius: 9 },
  ahead: 3,
  box: { left: -50, right: 56 },
  crown: { x: 0, y: -46, half: 32 },
  bow: [-32, -42],
});
