import { bend, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import { DOG_HEAD } from "../heads/dog-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const DOG: FourLeggedKind = {
  plan: "four-legged",
  build: () => PAWED,
  colours: (canvas, card) => furColours(canvas, card, { main: "#c9955c", belly: "#fbeedb", paws: "#fbeedb" }),
  head: () => DOG_HEAD,
  foot: drawPaw,
  tail: (sitter) =>
    paint(sitter.canvas, tube(onTail(sitter, bend([-24, -2], [-70, -8], [-62, -62], 8)), 10, 5), sitter.colours.main, {
      turn: 4,
      strokes: 6,
      strokeLength: 12,
    }),
};
