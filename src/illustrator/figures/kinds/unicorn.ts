import { mix } from "../../gouache/colour.ts";
import { coatColour, hairColour } from "../colours.ts";
import { UNICORN_HEAD } from "../heads/unicorn-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { drawHorseTail } from "../parts/draw-horse-tail.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import type { Kind } from "./kind.ts";

export const UNICORN: Kind = {
  build: () => ({ ...CUB, trunk: [24, 39, 34], armWidth: 11.5 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#f0e6ea"));
    const mane = canvas.grade(card.hair && card.hair !== "none" ? hairColour(card) : "#a58cc9");
    const hoof = canvas.grade("#9a7f96");
    return {
      main,
      belly: mix(main, canvas.grade("#fff8f0"), 0.6),
      arm: main,
      leg: main,
      hand: hoof,
      foot: hoof,
      hair: mane,
      accent: mix(mane, canvas.grade("#f2b8c6"), 0.6),
    };
  },
  head: () => UNICORN_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  // A hoof has no fingers: it is a rounded cup that things sit in.
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: drawHorseTail,
};
