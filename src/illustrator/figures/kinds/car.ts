import { oval } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { CAR_HEAD } from "../heads/car-head.ts";
import { drawMachineArm } from "../parts/draw-machine-limbs.ts";
import type { Sitter } from "../sitter.ts";
import { keepUpright, ON_WHEELS } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

function wheels({ canvas, joints }: Sitter): string {
  const [x, y] = joints.hips;
  const ground = Math.min(0, y + 22);
  return [-84, -30, 54, 84]
    .map(
      (dx) =>
        paint(canvas, oval(x + dx, ground - 26, 26), canvas.grade("#44465a"), {
          turn: 5,
          strokes: 4,
          strokeLength: 12,
        }) +
        fill(oval(x + dx, ground - 26, 12), canvas.grade("#d3d8e0")) +
        fill(oval(x + dx, ground - 26, 5), canvas.grade("#8f96a6")),
    )
    .join("");
}

export const CAR: Kind = {
  plan: "vehicle",
  allHead: true,
  build: () => ({ ...ROUND, hip: 22, torso: 32, headLift: 42, head: 1.32, armWidth: 9, shoulderGap: 44 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#5f9bc0"));
    return {
      main,
      belly: main,
      arm: canvas.grade("#8f96a6"),
      leg: main,
      hand: canvas.grade("#f7efe0"),
      foot: main,
      hair: main,
      accent: canvas.grade("#e6b552"),
    };
  },
  head: () => CAR_HEAD,
  trunk: (sitter) => ({ colour: sitter.canvas.shade(sitter.colours.main, 0.4), inside: "" }),
  arm: drawMachineArm,
  tail: wheels,
  adapt: keepUpright(ON_WHEELS),
};
