import { bend, ellipse, smooth, tube } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { ELEPHANT_HEAD } from "../heads/elephant-head.ts";
import { drawArm } from "../parts/draw-arm.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { drawHoofLeg } from "../parts/draw-hoof-leg.ts";
import { STOUT } from "../rig/build.ts";
import { onTail } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

export const ELEPHANT: Kind = {
  build: () => ({ ...STOUT, trunk: [32, 50, 42], armWidth: 16, legWidth: 22, hipGap: 21, shoulderGap: 31 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#9fa3b4", belly: "#c8c6cf" });
    return { ...fur, foot: canvas.shade(fur.main, 0.2), hand: canvas.shade(fur.main, 0.08) };
  },
  head: () => ELEPHANT_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  arm: (sitter, joints, _shape, far, sleeve) => drawArm(sitter, joints, "fist", far, sleeve),
  leg: drawHoofLeg,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    return (
      paint(canvas, tube(onTail(sitter, bend([-38, -12], [-70, -8], [-70, 16], 6)), 4.5, 3), colours.main, {
        turn: 2,
        strokes: 0,
      }) + fill(smooth(onTail(sitter, ellipse(-71, 21, 6, 10, 8))), canvas.shade(colours.main, 0.45))
    );
  },
};
