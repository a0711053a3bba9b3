import { type Point, smooth, turn } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { FROG_HEAD } from "../heads/frog-head.ts";
import { limbPath } from "../parts/draw-limb.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A webbed foot, seen from the side. */
const FOOT: readonly Point[] = [
  [-13, 0.5],
  [-12, -9],
  [0, -13],
  [16, -10],
  [30, -9],
  [26, -4],
  [34, -2],
  [28, 0.8],
];

export const FROG: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, trunk: [26, 42, 36], headLift: 36, armWidth: 10, legWidth: 13, shoulderGap: 26 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#7fb556", belly: "#edf0bd" }),
  head: () => FROG_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  leg: (sitter, { hip, knee, foot, toes }) => {
    const { canvas, colours, build } = sitter;
    const tilt = (toes * Math.PI) / 180;
    const w = build.legWidth;
    const ankle: Point = [foot[0] + Math.sin(tilt) * 9, foot[1] - Math.cos(tilt) * 9];
    const web = turn(FOOT, tilt).map(([x, y]): Point => [foot[0] + x, foot[1] + y]);
    return (
      paint(canvas, limbPath(hip, knee, ankle, w * 1.15, w, w * 0.62), colours.leg, {
        turn: 4,
        strokes: 4,
        strokeLength: 12,
      }) + paint(canvas, smooth(web, true, 0.7), colours.foot, { turn: 3, strokes: 2, strokeLength: 8 })
    );
  },
};
