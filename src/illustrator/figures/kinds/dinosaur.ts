import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { drawPad } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { HEAVY } from "../four-legged/fours-build.ts";
import type { FoursSitter } from "../four-legged/fours-sitter.ts";
import { DINOSAUR_HEAD } from "../heads/dragon-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

const TAIL: readonly Point[] = [
  [-8, -34],
  [-44, -22],
  [-80, 2],
  [-116, 4],
  [-132, -4],
  [-114, 24],
  [-80, 34],
  [-40, 24],
  [-2, 12],
];
/** Plates along the back: where they stand, in trunk lengths, and how big they are. */
const PLATES: readonly (readonly [at: number, size: number])[] = [
  [-1.0, 15],
  [-0.68, 20],
  [-0.3, 24],
  [0.1, 24],
  [0.46, 19],
];

function plates({ canvas, fours, foursBuild, colours }: FoursSitter): string {
  const [l, d] = foursBuild.trunk;
  return PLATES.map(([at, r]) => {
    const y = Math.abs(at) > 0.9 ? -0.62 * d : -0.9 * d;
    const points: readonly Point[] = [
      [at * l + r * 0.8, y + 3],
      [at * l - r * 0.1, y - r * 1.35],
      [at * l - r * 0.9, y + 3],
    ];
    return paint(canvas, smooth(fours.put(points), true, 0.5), colours.accent, {
      turn: 3,
      strokes: 3,
      strokeLength: 9,
    });
  }).join("");
}

export const DINOSAUR: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...HEAVY, leg: 44, trunk: [56, 37, 42], legWidth: 14.5, headAt: [28, 55] }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#7fae8e", belly: "#eee6b8" }),
    accent: canvas.grade(card.colour === "orange" || card.colour === "red" ? "#6a9a8a" : "#dd8a5a"),
  }),
  head: () => DINOSAUR_HEAD,
  foot: drawPad,
  behind: plates,
  trails: true,
  tail: (sitter) => {
    const lift = sitter.rig.rests === "sitting" ? -16 : 0;
    const tail = onTail(
      sitter,
      TAIL.map(([x, y]): Point => [x, y + lift]),
    );
    return paint(sitter.canvas, smooth(tail), sitter.colours.main, { turn: 8, strokes: 12, strokeLength: 22 });
  },
};
