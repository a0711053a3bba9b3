import { mix } from "../../gouache/colour.ts";
import { bend, ellipse, smooth, tube } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import { LION_HEAD } from "../heads/lion-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const LION: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...PAWED, trunk: [52, 31, 36], legWidth: 12.5, headAt: [22, 54] }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#dfae62", belly: "#f8e6c2" });
    return { ...fur, hair: mix(fur.main, canvas.grade("#8a4a2c"), 0.66) };
  },
  head: () => LION_HEAD,
  foot: drawPaw,
  tail: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, [...bend([-24, 0], [-80, 12], [-86, -40], 8)]), 6, 4.5), colours.main, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
      }) +
      paint(canvas, smooth(onTail(sitter, ellipse(-88, -52, 13, 19))), colours.hair, {
        turn: 4,
        strokes: 7,
        strokeLength: 14,
        strokeAngle: 1.4,
      })
    );
  },
};
