import type { FurtherThing } from "#book/further-things.ts";
import { TAMED_THINGS, type TamedThing } from "#content/things/further-things.ts";
import type { DrawThing } from "../figure.ts";
import { boundsOf } from "../gouache/bounds.ts";
import { fill, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";
import { drawRainbow } from "./rainbow.ts";

/** Draws a thing of the tamed set as our own are drawn: its large shapes by the brush, its details flat over them. */
const drawTamed =
  ({ grip, parts }: TamedThing): DrawThing =>
  (canvas) => {
    const svg = parts.map((part) => {
      const [manner = "", colour = "", d = ""] = split(part);
      const graded = canvas.grade(colour);
      if (manner === "flat") return fill(d, graded);
      const [left, top, right, bottom] = boundsOf(d);
      const size = Math.max(right - left, bottom - top);
      return paint(canvas, d, graded, {
        turn: Math.max(2, Math.min(9, size * 0.07)),
        strokes: Math.max(4, Math.min(14, Math.round(size / 8))),
        strokeLength: Math.max(9, size * 0.3),
        strokeHalf: Math.max(1.1, Math.min(2.2, size * 0.025)),
        shadow: 0.2,
      });
    });
    return measured(svg.join(""), grip);
  };

/** "paint #cf4a3e M0 0…" into its three. */
function split(part: string): readonly string[] {
  const [manner = "", colour = ""] = part.split(" ", 2);
  return [manner, colour, part.slice(manner.length + colour.length + 2)];
}

/** The drawing of every thing beyond our sixty-eight. The cast holds: each of its names is given its drawing. */
export const FURTHER_THINGS_DRAWN = {
  rainbow: drawRainbow,
  ...Object.fromEntries(Object.entries(TAMED_THINGS).map(([thing, tamed]) => [thing, drawTamed(tamed)])),
} as Readonly<Record<FurtherThing, DrawThing>>;
