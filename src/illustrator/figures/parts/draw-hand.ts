import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { num, type Point, smooth } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import type { HandShape } from "../rig/pose-rig.ts";

/** Hand outlines along a forearm that points to +x, thumb towards −y, for a palm about 20 wide. */
const OUTLINES: Readonly<Record<HandShape, readonly Point[]>> = {
  rest: [
    [-9, -7],
    [-2, -9.5],
    [2, -14],
    [8, -15],
    [11, -11.5],
    [13, -7],
    [16.5, 0],
    [13.5, 7],
    [5, 10],
    [-9, 7],
  ],
  open: [
    [-9, -7],
    [-3, -10],
    [0, -20],
    [6, -22],
    [8, -12],
    [15, -14],
    [20, -11],
    [17, -5],
    [23, -3],
    [23, 2],
    [17, 3],
    [20, 8],
    [16, 12],
    [9, 9],
    [3, 11],
    [-9, 7],
  ],
  point: [
    [-9, -7],
    [2, -10],
    [9, -8],
    [23, -8],
    [28, -4.5],
    [23, -1],
    [12, 0],
    [13, 5],
    [8, 10],
    [-1, 10],
    [-9, 7],
  ],
  fist: [
    [-9, -8],
    [1, -11.5],
    [10, -9],
    [14, 0],
    [10, 9],
    [0, 11],
    [-9, 8],
  ],
};

const CREASES: Readonly<Record<HandShape, string>> = {
  rest: "M1 -8Q6 -7 9 -4",
  open: "",
  point: "M3 -3Q9 -2 11 2",
  fist: "M3 -4H12M4 1H13M3 6H11M-3 -9Q3 -7 3 -1",
};

/** A hand with a thumb at the end of a forearm. `flip` puts the thumb on the other side. */
export function drawHand(
  canvas: Canvas,
  at: Point,
  radians: number,
  shape: HandShape,
  scale: number,
  colour: Hex,
  flip = false,
): string {
  const c = Math.cos(radians) * scale;
  const s = Math.sin(radians) * scale;
  const side = flip ? -1 : 1;
  const points = OUTLINES[shape].map(([x, y]): Point => [at[0] + x * c - y * side * s, at[1] + x * s + y * side * c]);
  const hand = paint(canvas, smooth(points, true, 0.85), colour, {
    turn: 3,
    strokes: 2,
    strokeLength: 8,
    strokeHalf: 1.2,
  });
  const creases = CREASES[shape];
  if (!creases) return hand;
  const degrees = (radians * 180) / Math.PI;
  return `${hand}<g transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(degrees)}) scale(${Math.round(scale * 100) / 100} ${
    Math.round(scale * side * 100) / 100
  })">${line(creases, canvas.shade(colour, 0.5), 1.4, 0.55)}</g>`;
}
