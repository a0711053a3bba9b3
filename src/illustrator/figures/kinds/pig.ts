import { smooth } from "../../gouache/path.ts";
import { line } from "../../gouache/shape.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { HEAVY } from "../four-legged/fours-build.ts";
import { PIG_HEAD } from "../heads/pig-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const PIG: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...HEAVY, leg: 38, trunk: [54, 39, 44], legWidth: 12, headAt: [28, 59] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#f0b4b0", belly: "#f9d4cd", paws: "#c98484" }),
  head: () => PIG_HEAD,
  foot: drawHoof,
  tail: (sitter) => {
    const curl = smooth(
      onTail(sitter, [
        [-36, -10],
        [-54, -6],
        [-64, -18],
        [-54, -28],
        [-46, -18],
        [-58, -8],
        [-74, -12],
        [-78, -26],
      ]),
      false,
    );
    return line(curl, sitter.canvas.shade(sitter.colours.main, 0.25), 7) + line(curl, sitter.colours.main, 5);
  },
};
