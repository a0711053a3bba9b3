import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { PENGUIN_HEAD } from "../heads/penguin-head.ts";
import { drawWebbedLeg } from "../parts/draw-bird-leg.ts";
import { drawFlipper } from "../parts/draw-flipper.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { onTail, onTrunk } from "../sitter.ts";
import { BIRD } from "./bird-build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";
import { POSE_RIGS } from "../rig/poses.ts";
import { perch } from "./perch.ts";

export const PENGUIN: Kind = {
  plan: "bird",
  build: () => ({ ...BIRD, hip: 24, torso: 84, trunk: [29, 44, 36], armWidth: 12, shoulderGap: 31 }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#4b5570", belly: "#fbf6ea" }),
    leg: canvas.grade("#ee9d3d"),
    foot: canvas.grade("#ee9d3d"),
  }),
  head: () => PENGUIN_HEAD,
  arm: drawFlipper,
  trunk: (sitter) => {
    const inner = trunkOutline(sitter).map(([x, y]): Point => [x * 0.76 + 6, y * 0.98]);
    return { colour: sitter.colours.main, inside: fill(smooth(onTrunk(sitter, inner)), sitter.colours.belly) };
  },
  leg: drawWebbedLeg,
  // It lies on its belly, as it slides over ice.
  adapt: (rig) => (rig === POSE_RIGS.lie ? rig : perch(rig)),
  behind: (sitter) =>
    paint(
      sitter.canvas,
      smooth(
        onTail(sitter, [
          [-20, -12],
          [-50, 12],
          [-40, 20],
          [-14, 14],
        ]),
      ),
      sitter.colours.main,
      { turn: 3, strokes: 3, strokeLength: 10 },
    ),
};
