import { type Point, smooth } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";
import { RACCOON_HEAD } from "../heads/raccoon-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const TAIL: readonly Point[] = [
  [-18, 4],
  [-50, 14],
  [-88, -6],
  [-108, -44],
  [-98, -76],
  [-78, -62],
  [-62, -34],
  [-26, -20],
];
/** The middles of the rings, and how they lie. */
const RINGS: readonly (readonly [Point, Point])[] = [
  [
    [-52, -30],
    [-44, 18],
  ],
  [
    [-74, -46],
    [-76, 12],
  ],
  [
    [-82, -66],
    [-112, -22],
  ],
];

export const RACCOON: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [25, 40, 34] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#9b949b", belly: "#e6ddd6", paws: "#4c4550" }),
  head: () => RACCOON_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) => {
    const rings = RINGS.map((ends) => smooth(onTail(sitter, ends), false)).join("");
    return paint(sitter.canvas, smooth(onTail(sitter, TAIL)), sitter.colours.main, {
      turn: 7,
      strokes: 12,
      strokeLength: 18,
      strokeAngle: -0.8,
      inside: line(rings, sitter.canvas.grade("#4c4550"), 12, 0.9),
    });
  },
};
