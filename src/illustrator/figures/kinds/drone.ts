import { mix } from "../../gouache/colour.ts";
import { oval } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { coatColour } from "../colours.ts";
import { DRONE_HEAD } from "../heads/drone-head.ts";
import { drawMachineArm } from "../parts/draw-machine-limbs.ts";
import type { Sitter } from "../sitter.ts";
import { keepUpright, STIFF } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";
import { ROUND } from "./round-build.ts";

/** Two skids under it, on which it lands. */
function skids({ canvas, colours, joints }: Sitter): string {
  const [x, y] = joints.hips;
  const ground = Math.min(0, y + 26);
  const steel = canvas.shade(colours.main, 0.4);
  return (
    line(`M${x - 20} ${y - 24}L${x - 30} ${ground - 4}M${x + 20} ${y - 24}L${x + 30} ${ground - 4}`, steel, 6) +
    line(`M${x - 50} ${ground - 5}H${x - 12}M${x + 12} ${ground - 5}H${x + 50}`, steel, 8) +
    paint(canvas, oval(x, y - 16, 14, 10), colours.accent, { turn: 3, strokes: 0 }) +
    fill(oval(x, y - 14, 5), "#fff3c4", 0.9)
  );
}

export const DRONE: Kind = {
  plan: "machine",
  allHead: true,
  barefaced: true,
  build: () => ({ ...ROUND, hip: 26, torso: 32, armWidth: 9, armLength: 56, shoulderGap: 44 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#d9a05a"));
    const hose = mix(main, canvas.grade("#8a93a8"), 0.6);
    return {
      main,
      belly: main,
      arm: hose,
      leg: hose,
      hand: canvas.shade(main, 0.15),
      foot: hose,
      hair: main,
      accent: canvas.grade("#5f8fa8"),
    };
  },
  head: () => DRONE_HEAD,
  trunk: (sitter) => ({ colour: sitter.canvas.shade(sitter.colours.main, 0.3), inside: "" }),
  arm: drawMachineArm,
  tail: skids,
  adapt: keepUpright({ ...STIFF, lie: { sunk: 0.7 }, sleep: { roll: 6, sunk: 0.7 } }),
};
