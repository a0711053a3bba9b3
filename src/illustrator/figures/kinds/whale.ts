import { WHALE_HEAD } from "../heads/whale-head.ts";
import { drawFlipper } from "../parts/draw-flipper.ts";
import { furColours } from "./fur.ts";
import { AFLOAT, keepUpright } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

export const WHALE: Kind = {
  plan: "swimmer",
  allHead: true,
  // Its belly lies on the ground.
  build: () => ({ ...ROUND, hip: 6, torso: 30, headLift: 34, head: 1.56, armWidth: 11, shoulderGap: 44 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#6f97b8", belly: "#eef0e6" }),
  head: () => WHALE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.belly, inside: "" }),
  arm: drawFlipper,
  tail: () => "",
  adapt: keepUpright(AFLOAT),
};
