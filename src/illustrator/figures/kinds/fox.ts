import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { FOX_HEAD } from "../heads/fox-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const TAIL: readonly Point[] = [
  [-18, 4],
  [-48, 10],
  [-84, -8],
  [-112, -52],
  [-110, -92],
  [-94, -104],
  [-74, -70],
  [-52, -40],
  [-24, -24],
];
const TIP: readonly Point[] = [
  [-126, -52],
  [-104, -62],
  [-94, -76],
  [-74, -82],
  [-84, -120],
  [-126, -112],
];

export const FOX: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [24, 38, 32] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#df7b38", belly: "#fcedd8", paws: "#5a372e" }),
  head: () => FOX_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, TAIL)), sitter.colours.main, {
      turn: 8,
      strokes: 14,
      strokeLength: 24,
      strokeHalf: 1.8,
      strokeAngle: -1,
      inside: fill(smooth(onTail(sitter, TIP)), sitter.colours.belly),
    }),
};
