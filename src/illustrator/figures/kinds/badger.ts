import { ellipse, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { BADGER_HEAD } from "../heads/badger-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { STOUT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const BADGER: Kind = {
  plan: "biped",
  build: () => ({ ...STOUT, trunk: [29, 46, 39], armWidth: 13.5 }),
  colours: (canvas, card) =>
    furColours(canvas, card, { main: "#8f8a92", belly: "#c9c2c2", paws: "#4a444e", limbs: "#5d5662" }),
  head: () => BADGER_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      smooth(onTail(sitter, ellipse(-46, -6, 22, 12))),
      sitter.canvas.lighten(sitter.colours.main, 0.3),
      {
        turn: 4,
        strokes: 6,
        strokeLength: 14,
      },
    ),
};
