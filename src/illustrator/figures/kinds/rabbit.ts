import { ellipse, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { paint } from "../../gouache/shape.ts";
import { RABBIT_HEAD } from "../heads/rabbit-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const RABBIT: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [22, 36, 31], armWidth: 11, legWidth: 14.5 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#dfcdb8", belly: "#fffaf0" }),
  head: () => RABBIT_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      smooth(onTrunk(sitter, ellipse(-38, -8, 17, 16, 12, seeded("rabbit tail"), 0.08))),
      sitter.colours.belly,
      { turn: 4, strokes: 8, strokeLength: 8, strokeHalf: 1.4 },
    ),
};
