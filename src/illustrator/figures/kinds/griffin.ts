import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import { GRIFFIN_HEAD } from "../heads/griffin-head.ts";
import { drawFeatherWings } from "../parts/draw-feather-wings.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const GRIFFIN: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...PAWED, trunk: [50, 31, 35], legWidth: 12 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#d2a05c", belly: "#f8efdd" });
    return {
      ...fur,
      foot: canvas.grade("#e6ad4a"),
      accent: canvas.shade(fur.main, 0.22),
      hair: canvas.shade(fur.main, 0.4),
    };
  },
  head: () => GRIFFIN_HEAD,
  foot: drawPaw,
  wings: drawFeatherWings,
  tail: (sitter) => {
    const { canvas, colours } = sitter;
    const tip: readonly Point[] = ellipse(-90, -44, 12, 18);
    return (
      paint(canvas, tube(onTail(sitter, bend([-20, 0], [-82, 20], [-88, -32], 8)), 6, 4.5), colours.main, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
      }) + paint(canvas, smooth(onTail(sitter, tip)), colours.hair, { turn: 4, strokes: 6, strokeLength: 14 })
    );
  },
};
