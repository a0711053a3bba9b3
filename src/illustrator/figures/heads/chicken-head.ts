import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import { wander } from "./head.ts";

const COMB: readonly Point[] = [
  [-20, -36],
  [-26, -54],
  [-14, -60],
  [-8, -52],
  [-2, -68],
  [10, -66],
  [10, -54],
  [22, -60],
  [26, -46],
  [20, -34],
];

/** A red comb and wattles; a rooster's comb is the taller. */
export const CHICKEN_HEAD = birdHead({
  beak: "short",
  beakColour: "#e8a23e",
  crest: ({ canvas, card, turn }) => {
    const tall = card.sex === "male" ? 1.2 : 0.86;
    return paint(
      canvas,
      smooth(COMB.map(([x, y]): Point => [x + turn * 4, -36 + (y + 36) * tall])),
      canvas.grade("#cc4a40"),
      { turn: 4, strokes: 4, strokeLength: 9 },
    );
  },
  over: ({ canvas, turn, look }) => {
    const x = wander(0, turn, 0.42);
    const y = 26 + look.y * 3;
    return paint(
      canvas,
      smooth([
        [x - 8, y - 4],
        [x, y],
        [x + 9, y - 4],
        [x + 10, y + 8],
        [x + 4, y + 13],
        [x, y + 6],
        [x - 5, y + 13],
        [x - 10, y + 7],
      ]),
      canvas.grade("#cc4a40"),
      { turn: 3, strokes: 0 },
    );
  },
});
