import { mix } from "../../gouache/colour.ts";
import { oval, ellipse, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

/** Ears that fold over at their tips. */
function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const ear = (x: number, y: number, side: 1 | -1) =>
    place(
      paint(canvas, "M-16 12Q-18 -14 4 -28Q22 -22 22 4Q12 2 8 10Q4 14 -16 12Z", colours.main, {
        turn: 4,
        strokes: 4,
        strokeLength: 10,
      }) + (away ? "" : fill("M-8 9Q-9 -8 5 -18Q15 -14 15 2Q8 0 4 8Z", mix(colours.main, "#d96f78", 0.45), 0.8)),
      x,
      y,
      1,
      side,
      side * 4,
    );
  return ear(-32 - turn * 2, -34, -1) + ear(31 - turn * 3, -36, 1);
}

export const PIG_HEAD = roundHead({
  ears,
  muzzle: { y: 14, rx: 1, ry: 1 },
  mouthHalf: 11,
  mouthDrop: 19,
  crown: { x: 0, y: -38, half: 30 },
  over: ({ canvas, colours, turn, look }) => {
    const x = wander(0, turn, 0.42);
    const y = 10 + look.y * 3;
    const snout = mix(colours.main, canvas.grade("#e58a90"), 0.55);
    return (
      paint(canvas, smooth(ellipse(x, y, 19 - turn * 2, 14)), snout, { turn: 4, strokes: 3, strokeLength: 9 }) +
      fill(oval(x - 6 + turn, y, 2.9, 4.4) + oval(x + 6 + turn, y, 2.9, 4.4), canvas.shade(snout, 0.6))
    );
  },
});
