import { bend, ellipse, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { HEAVY } from "../four-legged/fours-build.ts";
import { COW_HEAD } from "../heads/cow-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

/** Dark patches on the coat, in the level trunk. */
const PATCHES: readonly (readonly Point[])[] = [
  ellipse(-30, -22, 20, 19, 8),
  ellipse(8, 6, 15, 13, 8),
  ellipse(44, -30, 17, 20, 8),
  ellipse(-52, 14, 10, 12, 8),
];

export const COW: FourLeggedKind = {
  plan: "four-legged",
  build: () => HEAVY,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#f4ecdf", belly: "#f7ded2", paws: "#5d5058" });
    const pale = !card.colour || card.colour === "white" || card.colour === "yellow";
    return { ...fur, accent: pale ? canvas.grade("#5d5058") : canvas.grade("#f4ecdf") };
  },
  head: () => COW_HEAD,
  coat: ({ fours, colours }) => fill(PATCHES.map((patch) => smooth(fours.put(patch))).join(""), colours.accent),
  foot: drawHoof,
  tail: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-30, -18], [-62, -16], [-58, 22], 7)), 5, 3.5), colours.main, {
        turn: 3,
        strokes: 0,
      }) +
      paint(canvas, smooth(onTail(sitter, ellipse(-58, 28, 9, 14))), colours.accent, {
        turn: 3,
        strokes: 4,
        strokeLength: 10,
        strokeAngle: 1.4,
      })
    );
  },
};
