import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { insectHead } from "../heads/insect-head.ts";
import { drawFairyWings } from "../parts/draw-fairy-wings.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const HEAD = insectHead("#4a3f44");

/** Dark bands round the body. */
function bands(sitter: Sitter): string {
  const t = sitter.build.torso;
  return [0.66, 0.3]
    .map((f) => {
      const band: readonly Point[] = [
        [-70, -t * f - 8],
        [4, -t * f - 2],
        [74, -t * f - 8],
        [74, -t * f + 8],
        [4, -t * f + 15],
        [-70, -t * f + 8],
      ];
      return fill(smooth(onTrunk(sitter, band), true, 0.4), sitter.colours.accent, 0.95);
    })
    .join("");
}

export const BEE: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, hip: 40, trunk: [26, 42, 32], armWidth: 8.5, legWidth: 9.5 }),
  colours: (canvas, card) => {
    const dark = canvas.grade("#4a3f44");
    const fur = furColours(canvas, card, { main: "#f2c350", belly: "#fbeab8" });
    return { ...fur, arm: dark, leg: dark, hand: dark, foot: dark, accent: dark };
  },
  head: () => HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: bands(sitter), back: bands(sitter) }),
  behind: (sitter) => {
    const sting: readonly Point[] = [
      [-26, 2],
      [-50, 14],
      [-22, 14],
    ];
    return (
      drawFairyWings(sitter) +
      paint(sitter.canvas, smooth(onTrunk(sitter, sting), true, 0.3), sitter.colours.accent, { turn: 2, strokes: 0 })
    );
  },
};
