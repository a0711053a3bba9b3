import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import { WOLF_HEAD } from "../heads/wolf-head.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";

/** It hangs, where a fox's tail stands up. */
const TAIL: readonly Point[] = [
  [-16, -18],
  [-46, -22],
  [-78, -6],
  [-96, 18],
  [-104, 38],
  [-84, 36],
  [-58, 30],
  [-34, 16],
];
const TIP: readonly Point[] = [
  [-92, 8],
  [-76, 22],
  [-70, 44],
  [-118, 52],
  [-112, 14],
];

export const WOLF: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...PAWED, leg: 60, trunk: [52, 30, 33], neck: 25, headAt: [24, 49] }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#8d93a3", belly: "#ece9e6", paws: "#6d7384" }),
  head: () => WOLF_HEAD,
  foot: drawPaw,
  tail: (sitter) => {
    const lift = sitter.rig.rests === "sitting" ? -30 : 0;
    const put = (points: readonly Point[]) =>
      smooth(
        onTail(
          sitter,
          points.map(([x, y]): Point => [x, y + lift]),
        ),
      );
    return paint(sitter.canvas, put(TAIL), sitter.colours.main, {
      turn: 7,
      strokes: 13,
      strokeLength: 22,
      strokeAngle: 0.5,
      inside: fill(put(TIP), sitter.canvas.shade(sitter.colours.main, 0.4), 0.7),
    });
  },
};
