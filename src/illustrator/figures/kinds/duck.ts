import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { DUCK_HEAD } from "../heads/duck-head.ts";
import { drawWebbedLeg } from "../parts/draw-bird-leg.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { onTail } from "../sitter.ts";
import { BIRD } from "./bird-build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";
import { perch } from "./perch.ts";

/** Short and turned up. */
const TAIL: readonly Point[] = [
  [-20, -16],
  [-48, -22],
  [-66, -40],
  [-70, -22],
  [-62, -6],
  [-40, 8],
  [-16, 6],
];

export const DUCK: Kind = {
  plan: "bird",
  build: () => BIRD,
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#f3d774", belly: "#fdf3c8" }),
    leg: canvas.grade("#ea9a40"),
    foot: canvas.grade("#ea9a40"),
  }),
  head: () => DUCK_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  leg: drawWebbedLeg,
  adapt: perch,
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, TAIL)), sitter.colours.main, { turn: 5, strokes: 6, strokeLength: 14 }),
};
