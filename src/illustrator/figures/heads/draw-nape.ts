import { ellipse, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import type { HeadBrief } from "./head.ts";

/** A round furry head from behind. */
export const drawNape = ({ canvas, colours }: HeadBrief): string =>
  paint(canvas, smooth(ellipse(0, 0, 51, 46, 12)), colours.main, {
    turn: 8,
    strokes: 16,
    strokeLength: 18,
    strokeHalf: 1.6,
    strokeAngle: 1.3,
  });
