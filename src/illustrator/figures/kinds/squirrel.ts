import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { SQUIRREL_HEAD } from "../heads/squirrel-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { SLIGHT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** As big as its bearer, curled outwards at the top. */
const TAIL: readonly Point[] = [
  [-14, 8],
  [-46, 18],
  [-76, -2],
  [-84, -44],
  [-76, -84],
  [-92, -104],
  [-116, -100],
  [-110, -128],
  [-78, -138],
  [-46, -120],
  [-36, -84],
  [-40, -46],
  [-26, -22],
];
const LIGHT: readonly Point[] = [
  [-34, 6],
  [-60, -6],
  [-64, -46],
  [-58, -86],
  [-76, -112],
  [-58, -116],
  [-46, -86],
  [-50, -44],
];

export const SQUIRREL: Kind = {
  plan: "biped",
  build: () => SLIGHT,
  colours: (canvas, card) => furColours(canvas, card, { main: "#b9653a", belly: "#fbe7cd" }),
  head: () => SQUIRREL_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  trails: true,
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, TAIL)), sitter.colours.main, {
      turn: 9,
      strokes: 24,
      strokeLength: 26,
      strokeHalf: 1.9,
      strokeAngle: -1.2,
      strokeStrength: 0.2,
      inside: fill(smooth(onTail(sitter, LIGHT)), sitter.canvas.lighten(sitter.colours.main, 0.4), 0.55),
    }),
};
