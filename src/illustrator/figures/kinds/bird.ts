import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { SONGBIRD_HEAD } from "../heads/songbird-head.ts";
import { drawBirdLeg } from "../parts/draw-bird-leg.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { onTail } from "../sitter.ts";
import { BIRD } from "./bird-build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";
import { perch } from "./perch.ts";

const TAIL: readonly Point[] = [
  [-18, -20],
  [-60, -16],
  [-98, 4],
  [-90, 12],
  [-102, 26],
  [-62, 20],
  [-18, 6],
];

export const BIRD_KIND: Kind = {
  plan: "bird",
  build: () => BIRD,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#6f9fc4", belly: "#fbead0" });
    return { ...fur, leg: canvas.grade("#b07a4a"), foot: canvas.grade("#b07a4a"), arm: canvas.shade(fur.main, 0.14) };
  },
  head: () => SONGBIRD_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  leg: drawBirdLeg,
  adapt: perch,
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, TAIL), true, 0.8), sitter.canvas.shade(sitter.colours.main, 0.2), {
      turn: 5,
      strokes: 8,
      strokeLength: 22,
      strokeAngle: 0.2,
    }),
};
