import { specks } from "../../gouache/brush.ts";
import { boundsOf } from "../../gouache/bounds.ts";
import { ellipse, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { DEER_HEAD } from "../heads/deer-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { drawBelly, trunkOutline } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail, onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** Pale dots on the coat. */
const dots = (sitter: Sitter) =>
  fill(
    specks(seeded("deer dots"), boundsOf(smooth(onTrunk(sitter, trunkOutline(sitter)))), 22, 3.2),
    sitter.colours.belly,
    0.75,
  );

export const DEER: Kind = {
  build: () => ({ ...CUB, hip: 54, torso: 70, trunk: [22, 35, 30], armWidth: 10.5, legWidth: 12.5 }),
  colours: (canvas, card) => furColours(canvas, card, { main: "#bb8453", belly: "#fbeeda", paws: "#5d4236" }),
  head: () => DEER_HEAD,
  trunk: (sitter) => ({
    colour: sitter.colours.main,
    inside: dots(sitter) + drawBelly(sitter),
    back: dots(sitter),
  }),
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: (sitter) =>
    paint(sitter.canvas, smooth(onTail(sitter, ellipse(-36, -8, 15, 10))), sitter.colours.main, {
      turn: 4,
      strokes: 4,
      strokeLength: 9,
      inside: fill(smooth(onTail(sitter, ellipse(-42, -4, 10, 7))), sitter.colours.belly),
    }),
};
