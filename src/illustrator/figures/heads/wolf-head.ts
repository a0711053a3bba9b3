import { type Point, smooth } from "../../gouache/path.ts";
import { fill } from "../../gouache/shape.ts";
import { morph } from "./head.ts";
import { pointedHead } from "./pointed-head.ts";

const BROW_FRONT: readonly Point[] = [
  [-30, -52],
  [0, -56],
  [30, -52],
  [24, -26],
  [8, -14],
  [0, 6],
  [-8, -14],
  [-24, -26],
];
const BROW_ASIDE: readonly Point[] = [
  [-20, -52],
  [8, -56],
  [40, -48],
  [40, -30],
  [30, -18],
  [48, 6],
  [20, -10],
  [-8, -26],
];

/** A fox's face in grey, darker on the brow. */
export const WOLF_HEAD = pointedHead({
  ear: "#40404e",
  eyeRadius: 7.6,
  markings: ({ canvas, colours, turn }) =>
    fill(smooth(morph(BROW_FRONT, BROW_ASIDE, turn)), canvas.shade(colours.main, 0.34), 0.75),
});
