import { smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { OWL_HEAD } from "../heads/owl-head.ts";
import { drawBreast } from "../parts/draw-breast.ts";
import { drawBirdLeg } from "../parts/draw-bird-leg.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { STOUT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import { perch } from "./perch.ts";
import type { Kind } from "./kind.ts";

export const OWL: Kind = {
  plan: "bird",
  barefaced: true,
  build: () => ({
    ...STOUT,
    trunk: [34, 48, 36],
    armWidth: 14,
    legWidth: 9,
    hipGap: 15,
    shoulderGap: 36,
    hip: 30,
    torso: 80,
    headLift: 36,
  }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#8d6b52", belly: "#f1e0c2" }),
    leg: canvas.grade("#e0a04a"),
    foot: canvas.grade("#e0983c"),
  }),
  head: () => OWL_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBreast(sitter) }),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      smooth(
        onTail(sitter, [
          [-22, -8],
          [-46, 14],
          [-40, 24],
          [-26, 20],
          [-14, 26],
          [0, 10],
        ]),
      ),
      sitter.canvas.shade(sitter.colours.main, 0.18),
      { turn: 4, strokes: 4, strokeLength: 12 },
    ),
  leg: drawBirdLeg,
  adapt: perch,
};
