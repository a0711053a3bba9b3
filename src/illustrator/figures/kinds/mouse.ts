import { bend, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { MOUSE_HEAD } from "../heads/mouse-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { SLIGHT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const MOUSE: Kind = {
  plan: "biped",
  build: () => SLIGHT,
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#aaa2a8", belly: "#f3e9e0", paws: "#e3b3a6" }),
    accent: canvas.grade("#dca097"),
  }),
  head: () => MOUSE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      tube(
        onTail(sitter, [
          ...bend([-24, 2], [-72, 18], [-74, -26], 6),
          ...bend([-74, -26], [-76, -62], [-100, -58], 6).slice(1),
        ]),
        5,
        2,
      ),
      sitter.colours.accent,
      { turn: 3, strokes: 0 },
    ),
};
