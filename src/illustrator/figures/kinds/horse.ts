import { mix } from "../../gouache/colour.ts";
import { hairColour } from "../colours.ts";
import { HORSE_HEAD } from "../heads/horse-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { drawHorseTail } from "../parts/draw-horse-tail.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const HORSE: Kind = {
  build: () => ({ ...CUB, hip: 52, torso: 72, trunk: [25, 39, 34], armWidth: 12.5, legWidth: 15 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#a8693f", belly: "#f6e7d2", paws: "#4f3a36" });
    const mane = canvas.grade(card.hair && card.hair !== "none" ? hairColour(card) : "#5b3629");
    return { ...fur, belly: mix(fur.belly, fur.main, 0.12), hair: mane, accent: mix(mane, fur.main, 0.45) };
  },
  head: () => HORSE_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: drawHorseTail,
};
