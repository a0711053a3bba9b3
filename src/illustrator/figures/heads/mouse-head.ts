import { mix } from "../../gouache/colour.ts";
import { ellipse, oval, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";
import { drawWhiskers } from "./whiskers.ts";

function ears({ canvas, colours, turn, away }: HeadBrief): string {
  const pink = mix(colours.belly, "#e08c88", 0.62);
  return [-1, 1]
    .map((side) => {
      const radius = side < 0 ? 27 : 27 - turn * 2;
      const x = side * 38 - turn * 5;
      const y = -36 - (side > 0 ? turn * 5 : 0);
      return paint(canvas, smooth(ellipse(x, y, radius, radius)), colours.main, {
        turn: 4,
        strokes: 5,
        strokeLength: 12,
        strokeHalf: 1.3,
        inside: away ? "" : fill(oval(x + 1, y + 3, radius * 0.68), pink, 0.88),
      });
    })
    .join("");
}

export const MOUSE_HEAD = roundHead({
  ears,
  muzzle: { y: 16, rx: 16, ry: 12 },
  nose: { rx: 6, ry: 5, colour: "#d86f7c" },
  mouthHalf: 8.5,
  crown: { x: 0, y: -40, half: 28 },
  over: ({ canvas, colours }, nose) => drawWhiskers(canvas, colours.main, nose, 24),
});
