import { bend, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { DOG_HEAD } from "../heads/dog-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const DOG: Kind = {
  build: () => ({ ...CUB, trunk: [25, 39, 33] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#c9955c", belly: "#fbeedb", paws: "#fbeedb" }),
  head: () => DOG_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(sitter.canvas, tube(onTail(sitter, bend([-24, -2], [-70, -8], [-62, -62], 8)), 10, 5), sitter.colours.main, {
      turn: 4,
      strokes: 6,
      strokeLength: 12,
    }),
};
