import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { WOLF_HEAD } from "../heads/wolf-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

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

export const WOLF: Kind = {
  build: () => ({ ...CUB, hip: 52, torso: 74, trunk: [28, 38, 31], armLength: 66, armWidth: 13 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#8d93a3", belly: "#ece9e6", paws: "#6d7384" }),
  head: () => WOLF_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  behind: (sitter) => {
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
