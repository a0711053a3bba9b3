import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { GRIFFIN_HEAD } from "../heads/griffin-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawFeatherWings } from "../parts/draw-feather-wings.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const GRIFFIN: Kind = {
  build: () => ({ ...CUB, trunk: [27, 40, 34], armWidth: 12.5, legWidth: 16 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#d2a05c", belly: "#f8efdd" });
    return {
      ...fur,
      hand: canvas.grade("#e6ad4a"),
      accent: canvas.shade(fur.main, 0.22),
      hair: canvas.shade(fur.main, 0.4),
    };
  },
  head: () => GRIFFIN_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  trails: true,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    const tip: readonly Point[] = ellipse(-96, -44, 12, 18);
    return (
      paint(canvas, tube(onTail(sitter, bend([-24, 0], [-88, 20], [-94, -32], 8)), 6, 4.5), colours.main, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
      }) +
      paint(canvas, smooth(onTail(sitter, tip)), colours.hair, { turn: 4, strokes: 6, strokeLength: 14 }) +
      drawFeatherWings(sitter)
    );
  },
};
