import { bend, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import { CAT_HEAD } from "../heads/cat-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

export const CAT: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...PAWED, leg: 52, trunk: [45, 26, 29], neck: 20, legWidth: 9.5, headAt: [18, 63] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#dd9a56", belly: "#fdf1e0", paws: "#fdf1e0" }),
  head: () => CAT_HEAD,
  foot: drawPaw,
  tail: (sitter) => {
    const spine = onTail(sitter, [
      ...bend([-22, 0], [-84, 10], [-78, -44], 7),
      ...bend([-78, -44], [-74, -80], [-94, -86], 5).slice(1),
    ]);
    const stripes = spine
      .filter((_, i) => i % 3 === 1 && i > 3)
      .map(([x, y]) => `M${x - 14} ${y - 3}L${x + 14} ${y - 5}L${x + 14} ${y + 3}L${x - 14} ${y + 4}Z`)
      .join("");
    return paint(sitter.canvas, tube(spine, 9, 8), sitter.colours.main, {
      turn: 4,
      strokes: 6,
      strokeLength: 12,
      inside: fill(stripes, sitter.canvas.shade(sitter.colours.main, 0.42), 0.5),
    });
  },
};
