import { mix } from "../../gouache/colour.ts";
import { coatColour } from "../colours.ts";
import { drawFlipper } from "../parts/draw-flipper.ts";
import { GHOST_HEAD } from "../heads/ghost-head.ts";
import { CUB } from "../rig/build.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

export const GHOST: Kind = {
  plan: "swimmer",
  allHead: true,
  build: () => ({
    ...CUB,
    hip: 30,
    torso: 74,
    headLift: 42,
    trunk: [30, 34, 30],
    armLength: 56,
    armWidth: 11,
    shoulderGap: 38,
    head: 1.08,
  }),
  colours: (canvas, card) => {
    const main = canvas.grade(mix(coatColour(card, "#eef0f4"), "#f6f6fa", 0.4));
    const hand = canvas.shade(main, 0.05);
    return { main, belly: main, arm: hand, leg: main, hand, foot: main, hair: main, accent: canvas.shade(main, 0.2) };
  },
  head: () => GHOST_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: "" }),
  arm: drawFlipper,
  tail: () => "",
  adapt: keepUpright(STIFF),
};
