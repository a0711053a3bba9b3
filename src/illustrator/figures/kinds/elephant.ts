import { bend, ellipse, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawPad } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { HEAVY } from "../four-legged/fours-build.ts";
import { ELEPHANT_HEAD } from "../heads/elephant-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const ELEPHANT: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...HEAVY, leg: 50, trunk: [56, 42, 48], legWidth: 17, headAt: [30, 42] }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#9fa3b4", belly: "#b4b4c0" });
    return { ...fur, foot: canvas.shade(fur.main, 0.2), hand: canvas.shade(fur.main, 0.08) };
  },
  head: () => ELEPHANT_HEAD,
  foot: drawPad,
  tail: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-32, -16], [-56, -12], [-54, 18], 6)), 4.5, 3), colours.main, {
        turn: 2,
        strokes: 0,
      }) + fill(smooth(onTail(sitter, ellipse(-54, 24, 6, 10, 8))), canvas.shade(colours.main, 0.45))
    );
  },
};
