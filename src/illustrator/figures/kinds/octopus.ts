import { OCTOPUS_HEAD } from "../heads/octopus-head.ts";
import { drawTentacleArm, drawTentacles } from "../parts/draw-tentacles.ts";
import { furColours } from "./fur.ts";
import { AFLOAT, keepUpright } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

export const OCTOPUS: Kind = {
  plan: "swimmer",
  allHead: true,
  build: () => ({
    ...ROUND,
    hip: 44,
    torso: 26,
    headLift: 42,
    head: 1.28,
    armWidth: 12,
    armLength: 60,
    shoulderGap: 32,
  }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#9a7fbb", belly: "#f0d9e0" }),
  head: () => OCTOPUS_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: "" }),
  arm: drawTentacleArm,
  tail: drawTentacles,
  adapt: keepUpright(AFLOAT),
};
