import { ellipse, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { BEAR_HEAD } from "../heads/bear-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { STOUT } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const BEAR: Kind = {
  plan: "biped",
  build: () => STOUT,
  colours: (canvas, card) => furColours(canvas, card, { main: "#9a6a48", belly: "#e9cfa6" }),
  head: () => BEAR_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTrunk(sitter, ellipse(-42, -10, 13, 12))), sitter.colours.main, {
      turn: 4,
      strokes: 3,
      strokeLength: 8,
    }),
};
