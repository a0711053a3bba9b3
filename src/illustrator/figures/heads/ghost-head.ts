import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import type { HeadBrief } from "./head.ts";

/** A sheet from the crown to the ground, its hem in waves. */
const SHEET: readonly Point[] = [
  [0, -48],
  [30, -40],
  [46, -12],
  [50, 30],
  [56, 74],
  [62, 112],
  [44, 102],
  [30, 114],
  [14, 103],
  [0, 114],
  [-16, 103],
  [-32, 114],
  [-46, 103],
  [-66, 112],
  [-56, 72],
  [-50, 30],
  [-46, -12],
  [-30, -40],
];

const sheet = ({ canvas, colours, turn }: HeadBrief): string =>
  canvas.glow(0, 20, 120, "#f4f7ff", 0.28) +
  paint(canvas, smooth(SHEET.map(([x, y]): Point => [x + turn * 2, y])), colours.main, {
    turn: 9,
    shadow: 0.18,
    strokes: 14,
    strokeLength: 40,
    strokeAngle: 1.5,
    strokeStrength: 0.1,
  });

/** A friendly ghost: a floating sheet with a face. */
export const GHOST_HEAD = faceOn({
  body: sheet,
  lid: ({ colours }) => colours.main,
  eyes: { x: 18, y: -6, radius: 8.4 },
  mouth: { y: 16, half: 10 },
  cheeks: { x: 31, y: 10, radius: 11 },
  ahead: 3,
  crown: { x: 0, y: -40, half: 34 },
  bow: [-28, -38],
});
