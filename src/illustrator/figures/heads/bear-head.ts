import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";

/** Two round ears, a little behind the turned head. */
export function bearEars({ canvas, colours, turn, away }: HeadBrief): string {
  return [-1, 1]
    .map((side) => {
      const x = side * 33 - turn * 3;
      const y = -36 - side * turn * 2;
      return paint(canvas, smooth(ellipse(x, y, 17.5, 17)), colours.main, {
        turn: 4,
        strokes: 4,
        strokeLength: 10,
        strokeHalf: 1.3,
        inside: away ? "" : fill(oval(x + 1, y + 3, 9.5, 9), mix(colours.belly, "#dd8f80", 0.4), 0.85),
      });
    })
    .join("");
}

export const BEAR_HEAD = roundHead({
  ears: bearEars,
  muzzle: { y: 17, rx: 22, ry: 17 },
  nose: { rx: 9, ry: 6.5 },
  crown: { x: 0, y: -39, half: 34 },
});
