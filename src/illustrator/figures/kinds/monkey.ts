import { bend, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { MONKEY_HEAD } from "../heads/monkey-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const MONKEY: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [23, 35, 30], armLength: 72, armWidth: 11, legWidth: 13.5 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#8a5a40", belly: "#f0cfa8", paws: "#f0cfa8" }),
  head: () => MONKEY_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      tube(
        onTail(sitter, [
          ...bend([-22, 0], [-88, 14], [-86, -44], 7),
          ...bend([-86, -44], [-84, -88], [-116, -84], 5).slice(1),
          ...bend([-116, -84], [-136, -76], [-120, -60], 4).slice(1),
        ]),
        7,
        5,
      ),
      sitter.colours.main,
      { turn: 4, strokes: 5, strokeLength: 10 },
    ),
};
