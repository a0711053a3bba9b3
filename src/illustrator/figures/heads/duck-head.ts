import { smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";

/** A broad flat bill, and a curl on the crown. */
export const DUCK_HEAD = birdHead({
  beak: "flat",
  beakColour: "#ec9a3c",
  crest: ({ canvas, colours, turn }) =>
    paint(
      canvas,
      smooth([
        [-8 - turn * 4, -38],
        [-14, -58],
        [-2, -66],
        [2, -54],
        [14, -62],
        [12, -40],
      ]),
      colours.main,
      { turn: 3, strokes: 3, strokeLength: 9, strokeAngle: 1.4 },
    ),
});
