import { mix } from "../../gouache/colour.ts";
import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { drawNape } from "./draw-nape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

const FRONT: readonly Point[] = [
  [0, -46],
  [28, -40],
  [44, -14],
  [42, 10],
  [40, 34],
  [0, 47],
  [-40, 34],
  [-42, 10],
  [-44, -14],
  [-28, -40],
];
const ASIDE: readonly Point[] = [
  [2, -46],
  [30, -40],
  [46, -14],
  [50, 8],
  [52, 34],
  [14, 47],
  [-30, 36],
  [-42, 12],
  [-45, -12],
  [-28, -40],
];

/** Leaf-shaped ears that stand aside under two small horns. */
function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const ivory = canvas.grade("#e0c890");
  const horn = (x: number, side: 1 | -1) =>
    place(
      paint(canvas, "M-8 8Q-8 -12 8 -26Q12 -8 8 8Z", ivory, { turn: 3, strokes: 0 }),
      x,
      -41,
      1.3,
      side * 1.3,
      side * 4,
    );
  const ear = (x: number, side: 1 | -1) =>
    place(
      paint(canvas, "M-4 -8Q16 -22 38 -6Q26 12 0 10Z", mix(colours.main, colours.accent, side > 0 ? 1 : 0), {
        turn: 4,
        strokes: 3,
        strokeLength: 10,
      }) + (away ? "" : fill("M6 -4Q18 -11 29 -3Q20 5 5 5Z", mix(colours.belly, "#dd8f80", 0.6), 0.85)),
      x,
      -18,
      1,
      side,
      side * 10,
    );
  return ear(-38 - turn * 2, -1) + ear(38 - turn * 6, 1) + horn(-24 - turn * 2, -1) + horn(24 - turn * 4, 1);
}

/** A broad pink muzzle and a dark patch over one eye. */
export const COW_HEAD = roundHead({
  outline: { front: FRONT, aside: ASIDE },
  ears,
  muzzle: { y: 24, rx: 34, ry: 20, colour: "#eeb9b0" },
  mouthHalf: 12,
  mouthDrop: 0.38,
  crown: { x: 0, y: -40, half: 28 },
  box: { right: 58 },
  eyesAt: [19, -10],
  lashes: true,
  markings: ({ colours, turn }) =>
    fill(
      smooth([
        [wander(6, turn), -54],
        [wander(46, turn), -50],
        [wander(49, turn), 2],
        [wander(28, turn), 10],
        [wander(10, turn), -8],
      ]),
      colours.accent,
    ),
  nape: (brief) =>
    drawNape(brief, {
      outline: FRONT,
      marks: fill("M-60 -56H-6Q4 -30 -10 -12Q-30 4 -60 0ZM20 60Q16 36 34 30H60V60Z", brief.colours.accent),
    }),
  over: ({ canvas, turn, look }) => {
    const x = wander(0, turn, 0.36);
    const y = 18 + look.y * 3;
    return fill(oval(x - 13, y, 4.4, 3.4) + oval(x + 13, y, 4.2, 3.4), canvas.shade(canvas.grade("#d08a84"), 0.35));
  },
});
