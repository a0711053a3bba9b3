import { mix } from "../../gouache/colour.ts";
import { box, type Point, smooth } from "../../gouache/path.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import { opensMouth } from "../face/expressions.ts";
import type { HeadBrief } from "./head.ts";
import { roundHead } from "./round-head.ts";

const EAR: readonly Point[] = [
  [0, -74],
  [13, -56],
  [15.5, -16],
  [10, 12],
  [-10, 12],
  [-15.5, -16],
  [-13, -56],
];
const INNER: readonly Point[] = [
  [0, -62],
  [7, -48],
  [8.5, -14],
  [4, 6],
  [-4, 6],
  [-8.5, -14],
  [-7, -48],
];

function ears({ canvas, colours, turn, expression, away }: HeadBrief): string {
  // Ears tell the mood too: they droop when a rabbit is sad or afraid.
  const droop = expression.mouth === "down" || expression.mouth === "wavy" ? 22 : 0;
  const pink = mix(colours.belly, "#e28f8c", 0.6);
  const ear = (x: number, y: number, degrees: number) =>
    place(
      paint(canvas, smooth(EAR), colours.main, { turn: 5, strokes: 6, strokeLength: 16, strokeHalf: 1.4 }) +
        (away ? "" : fill(smooth(INNER), pink, 0.8)),
      x,
      y,
      1,
      1,
      degrees,
    );
  return ear(-19 - turn * 2, -38, -11 - droop - turn * 3) + ear(19 - turn * 3, -40, 10 + droop - turn * 4);
}

export const RABBIT_HEAD = roundHead({
  ears,
  muzzle: { y: 16, rx: 17, ry: 12.5 },
  nose: { rx: 5.5, ry: 4.2, colour: "#d6777f" },
  mouthHalf: 8.5,
  crown: { x: 0, y: -36, half: 24 },
  over({ canvas, colours, expression }, [x, y]) {
    if (opensMouth(expression)) return "";
    return (
      fill(box(x - 4, y + 14, 8, 7, 2), canvas.shade(colours.main, 0.4)) +
      fill(box(x - 3.3, y + 13.5, 6.6, 6.5, 2), "#fffdf6")
    );
  },
});
