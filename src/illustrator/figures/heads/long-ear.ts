import { mix } from "../../gouache/colour.ts";
import { fill, paint, place } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";

/** A leaf-shaped ear of a horse or a deer, its root at a place of the head, turned by degrees. */
export function drawLongEar(
  { canvas, colours, away }: HeadBrief,
  [x, y, degrees]: readonly [x: number, y: number, degrees: number],
  size = 1,
): string {
  return place(
    paint(canvas, "M-11 12Q-14 -16 0 -32Q14 -14 12 12Z", colours.main, { turn: 4, strokes: 2, strokeLength: 8 }) +
      (away ? "" : fill("M-5 8Q-7 -10 0 -20Q7 -8 6 8Z", mix(colours.belly, "#e28f8c", 0.5), 0.8)),
    x,
    y,
    size,
    size,
    degrees,
  );
}
